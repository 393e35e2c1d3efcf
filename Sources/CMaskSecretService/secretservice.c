#include "masksecretservice.h"

#if MASK_SECRET_SERVICE

#include <libsecret/secret.h>
#include <string.h>

/* What an item is found by; never the password itself. */
static const SecretSchema schema = {
    .name = "org.maskfield.Credential",
    .flags = SECRET_SCHEMA_NONE,
    .attributes = {{"domain", SECRET_SCHEMA_ATTRIBUTE_STRING},
                   {"user", SECRET_SCHEMA_ATTRIBUTE_STRING},
                   {NULL, SECRET_SCHEMA_ATTRIBUTE_STRING}},
};

/* The attributes of an item; NULL leaves one out. */
static GHashTable *attributes_of(const char *domain, const char *user) {
  GHashTable *attributes = g_hash_table_new_full(g_str_hash, g_str_equal, NULL, g_free);
  if (domain != NULL)
    g_hash_table_insert(attributes, (char *)"domain", g_strdup(domain));
  if (user != NULL)
    g_hash_table_insert(attributes, (char *)"user", g_strdup(user));
  return attributes;
}

/* What an error says, which is released. */
static maskss_status status_of(GError *error) {
  if (error == NULL)
    return MASKSS_OK;
  maskss_status status = g_error_matches(error, SECRET_ERROR, SECRET_ERROR_IS_LOCKED)
                             ? MASKSS_E_LOCKED
                             : MASKSS_E_SERVICE;
  g_error_free(error);
  return status;
}

/* Hands one item over. libsecret keeps the password in memory that it wipes. */
static maskss_status hand_over(SecretRetrievable *item, maskss_found *found, void *context) {
  GError *error = NULL;
  SecretValue *value = secret_retrievable_retrieve_secret_sync(item, NULL, &error);
  if (error != NULL || value == NULL)
    return error != NULL ? status_of(error) : MASKSS_OK;
  GHashTable *attributes = secret_retrievable_get_attributes(item);
  const char *domain = g_hash_table_lookup(attributes, "domain");
  const char *user = g_hash_table_lookup(attributes, "user");
  gsize size = 0;
  const char *secret = secret_value_get(value, &size);
  if (domain != NULL && user != NULL && secret != NULL)
    found(context, domain, user, secret, size);
  g_hash_table_unref(attributes);
  secret_value_unref(value);
  return MASKSS_OK;
}

maskss_status maskss_store(const char *domain, const char *user, const char *label,
                           const char *secret, size_t secret_size) {
  GHashTable *attributes = attributes_of(domain, user);
  SecretValue *value = secret_value_new(secret, (gssize)secret_size, "text/plain");
  GError *error = NULL;
  gboolean stored = secret_password_storev_binary_sync(
      &schema, attributes, SECRET_COLLECTION_DEFAULT, label, value, NULL, &error);
  secret_value_unref(value);
  g_hash_table_unref(attributes);
  if (error != NULL)
    return status_of(error);
  return stored ? MASKSS_OK : MASKSS_E_LOCKED;
}

maskss_status maskss_find(const char *domain, maskss_found *found, void *context) {
  GHashTable *attributes = attributes_of(domain, NULL);
  GError *error = NULL;
  GList *items = secret_password_searchv_sync(
      &schema, attributes, SECRET_SEARCH_ALL | SECRET_SEARCH_UNLOCK | SECRET_SEARCH_LOAD_SECRETS,
      NULL, &error);
  g_hash_table_unref(attributes);
  maskss_status status = status_of(error);
  for (GList *item = items; item != NULL && status == MASKSS_OK; item = item->next) {
    status = hand_over(item->data, found, context);
  }
  g_list_free_full(items, g_object_unref);
  return status;
}

maskss_status maskss_remove(const char *domain, const char *user) {
  GHashTable *attributes = attributes_of(domain, user);
  GError *error = NULL;
  secret_password_clearv_sync(&schema, attributes, NULL, &error);
  g_hash_table_unref(attributes);
  return status_of(error);
}

#else

maskss_status maskss_store(const char *domain, const char *user, const char *label,
                           const char *secret, size_t secret_size) {
  (void)domain, (void)user, (void)label, (void)secret, (void)secret_size;
  return MASKSS_E_UNSUPPORTED;
}

maskss_status maskss_find(const char *domain, maskss_found *found, void *context) {
  (void)domain, (void)found, (void)context;
  return MASKSS_E_UNSUPPORTED;
}

maskss_status maskss_remove(const char *domain, const char *user) {
  (void)domain, (void)user;
  return MASKSS_E_UNSUPPORTED;
}

#endif
