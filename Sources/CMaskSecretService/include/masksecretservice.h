/*
 * masksecretservice: passwords in the desktop's keyring, through libsecret.
 *
 * Text is UTF-8 and ends with NUL, but for secrets, which have a size. Every call waits for the
 * keyring, which may ask the person to unlock it: call from a thread that may wait. Calls from
 * several threads are fine. Built without libsecret, every call answers MASKSS_E_UNSUPPORTED.
 */
#ifndef MASKSECRETSERVICE_H
#define MASKSECRETSERVICE_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

#if defined(__clang__)
#define MASKSS_NULLABLE _Nullable
#pragma clang assume_nonnull begin
#else
#define MASKSS_NULLABLE
#endif

/** What came of a call. */
typedef enum maskss_status {
  MASKSS_OK = 0,        /**< Done. */
  MASKSS_E_UNSUPPORTED, /**< Built without libsecret. */
  MASKSS_E_LOCKED,      /**< The keyring is locked, and nobody unlocked it. */
  MASKSS_E_SERVICE,     /**< There is no keyring, or it refused. */
} maskss_status;

/**
 * Is given one saved password, which is there during the call only.
 */
typedef void maskss_found(void *MASKSS_NULLABLE context, const char *domain, const char *user,
                          const char *secret, size_t secret_size);

/** Saves a password under `label`, in place of an older one of the same domain and user. */
maskss_status maskss_store(const char *domain, const char *user, const char *label,
                           const char *secret, size_t secret_size);

/** Calls `found` for each password saved for `domain`, or for every one if it is NULL. */
maskss_status maskss_find(const char *MASKSS_NULLABLE domain, maskss_found *found,
                          void *MASKSS_NULLABLE context);

/** Forgets the password of a domain and user. None to forget is fine. */
maskss_status maskss_remove(const char *domain, const char *user);

#if defined(__clang__)
#pragma clang assume_nonnull end
#endif
#ifdef __cplusplus
}
#endif
#endif /* MASKSECRETSERVICE_H */
