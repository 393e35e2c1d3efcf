/* Several masks for one field: which is in force after each edit, what carries over, and errors. */
#include "masks.h"

enum { MASKS = 4, ROOM = 4096 };

/* A list of masks, and what was typed into it. */
typedef struct field {
  maskcore_mask *masks[MASKS];
  maskcore_candidate candidates[MASKS];
  size_t count;
  maskcore_choice choice;
  char text[64];
  size_t size, caret;
} field;

static field field_of(const char *const *patterns, const uint32_t *flags) {
  field f = {0};
  for (; f.count < MASKS && patterns[f.count] != NULL; f.count += 1) {
    f.masks[f.count] = mask_of(patterns[f.count], flags == NULL ? 0 : flags[f.count]);
    f.candidates[f.count].mask = f.masks[f.count];
  }
  return f;
}

static void field_free(field *f) {
  for (size_t i = 0; i < f->count; i += 1) {
    maskcore_free(f->masks[i]);
  }
}

static void field_show(field *f, const maskcore_result *r, const char *out) {
  CHECK(r->status == MASKCORE_OK && r->size <= sizeof f->text && r->caret.utf8 <= r->size);
  memcpy(f->text, out, r->size);
  f->size = r->size;
  f->caret = r->caret.utf8;
}

static maskcore_result field_edit(field *f, maskcore_range range, maskcore_intent intent,
                                  const char *insert) {
  char out[ROOM];
  size_t size = strlen(insert);
  CHECK(maskcore_choice_bound(f->candidates, f->count, f->size + size) <= ROOM);
  maskcore_result r = maskcore_choice_edit(f->candidates, f->count, &f->choice, f->text, f->size,
                                           range, intent, insert, size, out, sizeof out);
  field_show(f, &r, out);
  /* What is shown is a rendering of the candidate that is said to be in force. */
  maskcore_result again = maskcore_format(f->masks[f->choice.current], out, r.size,
                                          bytes_from(r.size, r.size), out + ROOM / 2, ROOM / 2);
  CHECK(!again.reformatted);
  return r;
}

/* Keys one by one: `<` deletes backward and `>` forward, `^` goes to the start, `$` to the end, and
   `~` selects from the start to the caret for the next key. */
static void field_type(field *f, const char *keys) {
  size_t start = SIZE_MAX;
  for (; *keys != '\0'; keys += 1) {
    char key[] = {*keys, '\0'};
    maskcore_range range = bytes_from(start == SIZE_MAX ? f->caret : start, f->caret);
    start = SIZE_MAX;
    switch (*keys) {
    case '^': f->caret = 0; break;
    case '$': f->caret = f->size; break;
    case '~': start = 0; break;
    case '<': field_edit(f, range, MASKCORE_DELETE_BACKWARD, ""); break;
    case '>': field_edit(f, range, MASKCORE_DELETE_FORWARD, ""); break;
    default: field_edit(f, range, MASKCORE_INSERT, key);
    }
  }
}

typedef struct typing {
  const char *patterns[MASKS + 1];
  uint32_t flags[MASKS];
  const char *keys, *shown;
  size_t current;
} typing;

static const typing typings[] = {
    /* The shortest that fits, and back again. */
    {{"[0]+[0]", "[00]+[00]", "([00])+[00]+[00]"}, {0}, "1", "1", 0},
    {{"[0]+[0]", "[00]+[00]", "([00])+[00]+[00]"}, {0}, "12", "1+2", 0},
    {{"[0]+[0]", "[00]+[00]", "([00])+[00]+[00]"}, {0}, "123", "12+3", 1},
    {{"[0]+[0]", "[00]+[00]", "([00])+[00]+[00]"}, {0}, "12345", "(12)+34+5", 2},
    {{"[0]+[0]", "[00]+[00]", "([00])+[00]+[00]"}, {0}, "12345<<<", "1+2", 0},
    {{"[0]+[0]", "[00]+[00]", "([00])+[00]+[00]"}, {0}, "12345^>>>", "4+5", 0},
    {{"[0]+[0]", "[00]+[00]", "([00])+[00]+[00]"}, {0}, "12345<<<<<", "", 0},
    {{"[000000]", "[0000]", "[00]"}, {0}, "12", "12", 0},     /* the one in force stays */
    {{"[0]", "[0000]", "[00]", "[000]"}, {0}, "12", "12", 2}, /* the shortest, wherever it stands */
    {{"[0]", "[0-0]", "[0]-[0]"}, {0}, "12", "1-2", 2},
    {{"[0]", "[00]", "[AA]"}, {0}, "12", "12", 1},
    {{"[0]", "[A0]", "[AA]"}, {0}, "1a", "1", 0},      /* no other takes the 1 */
    {{"[0]", "[00]", "[000]"}, {0}, "1234", "123", 2}, /* none takes the 4 */
    {{"[0]", "[000]", "[00]"}, {0}, "12345", "123", 1},
    /* Typed literals choose. */
    {{"+7 ([000]) [000]", "+1 ([000]) [0000]"}, {0}, "+", "+", 0},
    {{"+7 ([000]) [000]", "+1 ([000]) [0000]"}, {0}, "+1", "+1", 1},
    {{"+7 ([000]) [000]", "+1 ([000]) [0000]"}, {0}, "+123", "+1 (23", 1},
    {{"+7 ([000]) [000]", "+1 ([000]) [0000]"}, {0}, "+1<<+7", "+7", 0},
    {{"+7 ([000]) [000]", "+1 ([000]) [0000]"}, {0}, "+71", "+7 (1", 0},
    {{"[00]", "#[00]"}, {0}, "#", "#", 1},
    {{"[00]", "#[00]"}, {0}, "#12", "#12", 1},
    {{"[00]", "#[00]"}, {0}, "#12<<", "", 1},
    {{"-[00]", "-[0000]"}, {0}, "-123", "-123", 1},
    {{"-[00]", "-[0000]"}, {0}, "-123<", "-12", 0},
    {{"-[00]", "*[AA]"}, {0}, "-a", "*a", 1},
    {{"[00]", "[0]-[0]"}, {0}, "1-", "1-", 1}, /* a sign chose: that one stays */
    {{"[00]", "[0]-[0]"}, {0}, "1-2<", "1", 1},
    {{"[00]", "[0]+[0]"}, {0}, "1x", "1", 0},
    /* A selection goes, and what is outside it carries over. */
    {{"[00]-[00]", "[A0]-[00]"}, {0}, "12^$<~x", "x", 1},
    {{"[00]", "[A00]"}, {0}, "12^$~x", "x", 1},
    {{"[000]", "[A00]"}, {0}, "12^x", "12", 0}, /* the 1 would skip the letter */
    {{"[00]", "[AA]", "[A00]"}, {0}, "12^x", "12", 0},
    /* A literal alone stays what it is, or goes with the mask it was of. */
    {{"-+[00]", "<-.[0]>-+[A]"}, {0}, "-+a", "-+a", 1},
    {{"-+[00]", "-[A]"}, {0}, "-+a", "-a", 1},
    {{"-+[00]", "-+[A]"}, {0}, "-+^a", "-+a", 1},
    /* Required slots are not skipped on the way to another mask. */
    {{"[00]-[00]", "[A0]-[000]"}, {MASKCORE_GUIDE, MASKCORE_GUIDE}, "1234^5", "12-34", 0},
};

static void typing_chooses(void) {
  for (size_t i = 0; i < COUNT(typings); i += 1) {
    const typing *row = &typings[i];
    field f = field_of(row->patterns, row->flags);
    field_type(&f, row->keys);
    if (!is_text(f.text, f.size, row->shown) || f.choice.current != row->current) {
      fprintf(stderr, "row %zu, %s: %zu in force\n", i, row->keys, f.choice.current);
    }
    CHECK(is_text(f.text, f.size, row->shown) && f.choice.current == row->current);
    field_free(&f);
  }
}

static const maskcore_lead amex[] = {{34, 34, 2}, {37, 37, 2}}, visa[] = {{4, 4, 1}},
                           special[] = {{400000, 400099, 6}, {4, 4, 1}, {5, 5, 0}},
                           whole[] = {{123456789, 123456789, 9}}, never[] = {{7, 7, 0}};

static const char *const cards[] = {"[0000] [000000000]", "[0000]/[000000000]",
                                    "[00]:[00]:[000000000]", "[0]-[0]-[000000000000]", NULL};

static field cards_field(void) {
  field f = field_of(cards, NULL);
  f.candidates[1].leads = visa, f.candidates[1].lead_count = COUNT(visa);
  f.candidates[2].leads = special, f.candidates[2].lead_count = COUNT(special);
  f.candidates[3].leads = amex, f.candidates[3].lead_count = COUNT(amex);
  return f;
}

/* Conditions on the first digits of the value: more digits are more specific. */
static void conditions_choose(void) {
  static const struct {
    const char *keys, *shown;
    size_t current;
  } rows[] = {
      {"3", "3", 0},
      {"34", "3-4", 3},
      {"378", "3-7-8", 3},
      {"35", "35", 0},
      {"38", "38", 0},
      {"5123", "5123", 0},
      {"34<", "3", 0},
      {"34<5", "35", 0},
      {"4", "4", 1},
      {"400100", "4001/00", 1},
      {"41^>", "1", 0},
      {"400000", "40:00:00", 2},
      {"40000000000", "40:00:0000000", 2},
      {"12345", "1234 5", 0},
  };
  for (size_t i = 0; i < COUNT(rows); i += 1) {
    field f = cards_field();
    field_type(&f, rows[i].keys);
    if (f.choice.current != rows[i].current) {
      fprintf(stderr, "%s: %zu in force\n", rows[i].keys, f.choice.current);
    }
    CHECK(is_text(f.text, f.size, rows[i].shown) && f.choice.current == rows[i].current);
    field_free(&f);
  }
}

static maskcore_result assigned(field *f, const char *text, maskcore_intent intent) {
  char out[ROOM];
  maskcore_result r =
      intent == MASKCORE_SET
          ? maskcore_choice_edit(f->candidates, f->count, &f->choice, NULL, 0, bytes_from(0, 0),
                                 intent, text, strlen(text), out, sizeof out)
          : maskcore_choice_format(f->candidates, f->count, &f->choice, text, strlen(text), out,
                                   sizeof out);
  field_show(f, &r, out);
  return r;
}

/* A program's texts and values go to the candidate they are a rendering or a value of. */
static void texts_and_values(void) {
  static const struct {
    maskcore_intent intent;
    const char *text, *shown;
    size_t current;
    bool reformatted;
  } rows[] = {
      {MASKCORE_PASTE, "4001/0", "4001/0", 1, false},
      {MASKCORE_PASTE, "40:00:00", "40:00:00", 2, false},
      {MASKCORE_PASTE, "4", "4", 1, false}, /* one digit meets the condition of one digit */
      {MASKCORE_PASTE, "3-4-5", "3-4-5", 3, false},
      {MASKCORE_PASTE, "1234 5", "1234 5", 0, false},
      {MASKCORE_PASTE, "400000", "40:00:00", 2, true},
      {MASKCORE_PASTE, "", "", 0, false},
      {MASKCORE_PASTE, "xyz", "", 0, true},
      {MASKCORE_SET, "378282", "3-7-8282", 3, false},
      {MASKCORE_SET, "41111", "4111/1", 1, false},
      {MASKCORE_SET, "51111", "5111 1", 0, false},
  };
  for (size_t i = 0; i < COUNT(rows); i += 1) {
    field f = cards_field();
    maskcore_result r = assigned(&f, rows[i].text, rows[i].intent);
    CHECK(is_text(f.text, f.size, rows[i].shown) && r.reformatted == rows[i].reformatted);
    CHECK(f.choice.current == rows[i].current);
    field_free(&f);
  }
  /* Of nine digits, all are held to the bounds. */
  static const char *const two[] = {"[000000000000]", "[000000000]-[000]", NULL};
  field f = field_of(two, NULL);
  f.candidates[1].leads = whole, f.candidates[1].lead_count = 1;
  assigned(&f, "1234567891", MASKCORE_SET);
  CHECK(is_text(f.text, f.size, "123456789-1") && f.choice.current == 1);
  assigned(&f, "1234567901", MASKCORE_SET);
  CHECK(is_text(f.text, f.size, "1234567901") && f.choice.current == 0);
  /* A condition of no digits is met by nothing. */
  f.candidates[1].leads = never;
  assigned(&f, "7", MASKCORE_SET);
  CHECK(f.choice.current == 0);
  field_free(&f);
  /* A value goes where it leaves fewest holes, and a letter ends the digits of a condition. */
  static const char *const letters[] = {"[0A0]", "[A0]", "[AA0]", NULL};
  f = field_of(letters, NULL);
  f.candidates[2].leads = visa, f.candidates[2].lead_count = 1;
  assigned(&f, "a1", MASKCORE_SET);
  CHECK(is_text(f.text, f.size, "a1") && f.choice.current == 1);
  field_free(&f);
}

/* A choice that is wrong about the text is put right; a text of none is pasted first. */
static void the_choice_may_be_wrong(void) {
  static const char *const patterns[] = {"[00]", "[00]-[00]", "#[AA]", NULL};
  static const struct {
    const char *text, *shown;
    size_t settled, current, after;
  } rows[] = {
      {"12-3", "12-34", 0, 0, 1}, {"12-3", "12-34", 2, 0, 1}, {"12-3", "12-34", 0, 2, 1},
      {"12-3", "12-34", 1, 0, 1}, {"1", "14", 0, 1, 0},       {"1", "14", 1, 1, 1},
      {"#a", "#a", 0, 0, 2},      {"!1", "14", 0, 0, 0},
  };
  for (size_t i = 0; i < COUNT(rows); i += 1) {
    field f = field_of(patterns, NULL);
    f.size = strlen(rows[i].text);
    memcpy(f.text, rows[i].text, f.size);
    f.caret = f.size;
    f.choice = (maskcore_choice){rows[i].current, rows[i].settled};
    field_type(&f, "4");
    CHECK(is_text(f.text, f.size, rows[i].shown) && f.choice.current == rows[i].after);
    field_free(&f);
  }
}

/* The settled candidate comes back when it fits, its condition is met, and something is left. */
static void the_settled_comes_back(void) {
  static const char *const leading[] = {"+[0]", "+[00]", NULL}, *const led[] = {"[0000]",
                                                                                "[000000]", NULL};
  static const uint32_t shown[] = {MASKCORE_PREFIX_SHOWN, MASKCORE_PREFIX_SHOWN};
  field f = field_of(leading, shown);
  field_type(&f, "+12");
  CHECK(f.choice.current == 1 && f.choice.settled == 0);
  field_edit(&f, bytes_from(1, 3), MASKCORE_DELETE_BACKWARD, "");
  CHECK(is_text(f.text, f.size, "+"));
  field_type(&f, "3");
  CHECK(is_text(f.text, f.size, "+3") && f.choice.current == 0);
  field_free(&f);

  static const char *const plain[] = {"[0]", "[00]", NULL};
  f = field_of(plain, NULL);
  field_type(&f, "12~<");
  CHECK(is_text(f.text, f.size, ""));
  field_type(&f, "5");
  CHECK(is_text(f.text, f.size, "5") && f.choice.current == 0);
  field_free(&f);

  f = field_of(led, NULL);
  f.candidates[0].leads = visa, f.candidates[0].lead_count = 1;
  field_type(&f, "41234");
  CHECK(f.choice.current == 1 && f.choice.settled == 0);
  field_type(&f, "^>");
  CHECK(is_text(f.text, f.size, "1234") && f.choice.current == 1);
  field_type(&f, ">^4");
  CHECK(is_text(f.text, f.size, "4234") && f.choice.current == 0);
  field_free(&f);
}

/* What rule N drops is nothing that was typed: no other candidate comes in force for it. */
static void nothing_typed_chooses_nothing(void) {
  field f = cards_field();
  f.text[0] = '4';
  f.size = f.caret = 1;
  maskcore_result r = field_edit(&f, bytes_from(1, 1), MASKCORE_INSERT, "\xE2\x80\x8B");
  CHECK(r.taken == 0 && r.refused == 0 && !r.changed && f.choice.current == 0);
  field_free(&f);
}

/* A text of none whose display would be too long: nothing is in force that was not. */
static void outcomes_too_long(void) {
  static const char *const patterns[] = {"[00]", "+[…]", NULL};
  field f = field_of(patterns, NULL);
  f.choice.current = 1;
  size_t size = MASKCORE_TEXT_LIMIT, room = maskcore_choice_bound(f.candidates, 2, size);
  char *text = malloc(size), *out = malloc(room);
  CHECK(text != NULL && out != NULL);
  memset(text, 'a', size);
  maskcore_result r =
      maskcore_choice_edit(f.candidates, 2, &f.choice, text, size, bytes_from(size, size),
                           MASKCORE_DELETE_FORWARD, NULL, 0, out, room);
  CHECK(r.status == MASKCORE_E_LIMIT && f.choice.current == 1 && f.choice.settled == 0);
  r = maskcore_choice_format(f.candidates, 2, &f.choice, text, size, out, room); /* and the + */
  CHECK(r.status == MASKCORE_E_LIMIT && r.size == 0 && !r.reformatted);
  free(text);
  free(out);
  field_free(&f);
}

static void errors(void) {
  static char huge[MASKCORE_TEXT_LIMIT + 1];
  static const char *const patterns[] = {"[00]", "[000]", NULL};
  static const uint32_t from_end[] = {0, MASKCORE_FILL_FROM_END};
  memset(huge, '1', sizeof huge);
  field f = field_of(patterns, NULL), g = field_of(patterns, from_end);
  maskcore_candidate many[MASKCORE_CHOICE_LIMIT + 1];
  for (size_t i = 0; i < COUNT(many); i += 1) {
    many[i] = f.candidates[i % 2];
  }
  const struct {
    const maskcore_candidate *candidates;
    size_t count;
    maskcore_choice choice;
    const char *text;
    size_t size;
    maskcore_status status;
  } rows[] = {
      {f.candidates, 2, {0, 0}, "1", 1, MASKCORE_OK},
      {many, MASKCORE_CHOICE_LIMIT, {0, 0}, "1", 1, MASKCORE_OK},
      {many, MASKCORE_CHOICE_LIMIT + 1, {0, 0}, "1", 1, MASKCORE_E_LIMIT},
      {f.candidates, 0, {0, 0}, "1", 1, MASKCORE_E_RANGE},
      {f.candidates, 2, {2, 0}, "1", 1, MASKCORE_E_RANGE},
      {f.candidates, 2, {0, 2}, "1", 1, MASKCORE_E_RANGE},
      {f.candidates, 2, {0, 0}, "\xFF", 1, MASKCORE_E_UTF8},
      {f.candidates, 2, {0, 0}, NULL, 1, MASKCORE_E_RANGE},
      {f.candidates, 2, {0, 0}, huge, sizeof huge, MASKCORE_E_LIMIT},
      {g.candidates, 2, {0, 0}, "1", 1, MASKCORE_E_UNSUPPORTED},
  };
  for (size_t i = 0; i < COUNT(rows); i += 1) {
    char out[ROOM];
    for (int way = 0; way < 3; way += 1) {
      maskcore_choice choice = rows[i].choice;
      const char *text = way == 1 ? NULL : rows[i].text, *insert = way == 1 ? rows[i].text : NULL;
      maskcore_result r =
          way == 2
              ? maskcore_choice_format(rows[i].candidates, rows[i].count, &choice, rows[i].text,
                                       rows[i].size, out, sizeof out)
              : maskcore_choice_edit(rows[i].candidates, rows[i].count, &choice, text,
                                     way == 1 ? 0 : rows[i].size, bytes_from(0, 0), MASKCORE_PASTE,
                                     insert, way == 1 ? rows[i].size : 0, out, sizeof out);
      CHECK(r.status == rows[i].status);
      CHECK(r.status == MASKCORE_OK ||
            (choice.current == rows[i].choice.current && choice.settled == rows[i].choice.settled));
    }
  }
  char out[ROOM];
  maskcore_choice choice = {0, 0};
  CHECK(maskcore_choice_edit(f.candidates, 2, &choice, huge, sizeof huge - 1, bytes_from(0, 0),
                             MASKCORE_PASTE, "1", 1, out, sizeof out)
            .status == MASKCORE_E_LIMIT);
  CHECK(maskcore_choice_edit(f.candidates, 2, &choice, "1", 1, bytes_from(0, 2), MASKCORE_PASTE,
                             "1", 1, out, sizeof out)
            .status == MASKCORE_E_RANGE);
  /* The room asked for is enough, and less is not, whatever the outcome's size. */
  size_t room = maskcore_choice_bound(f.candidates, 2, 2);
  for (int way = 0; way < 3; way += 1) {
    size_t given = way == 1 ? room - 1 : room;
    maskcore_result r = maskcore_choice_edit(f.candidates, 2, &choice, "1", 1, bytes_from(1, 1),
                                             MASKCORE_INSERT, "2", 1, way == 2 ? NULL : out, given);
    CHECK(r.status == (way == 0 ? MASKCORE_OK : MASKCORE_E_SPACE));
    CHECK(r.size == (way == 0 ? 2 : room));
  }
  field_free(&f);
  field_free(&g);
}

/* An assigned text has changed if what is shown is another one. */
static void assigned_texts_change(void) {
  static const char *const patterns[] = {"[00]", "[00]-[00]", NULL};
  static const struct {
    const char *text, *shown;
  } rows[] = {{"a", ""}, {"1", "1"}, {"12-3", "12-3"}, {"123", "12-3"}, {"", ""}};
  field f = field_of(patterns, NULL);
  for (size_t i = 0; i < COUNT(rows); i += 1) {
    char out[ROOM];
    maskcore_choice choice = {0, 0};
    maskcore_result r = maskcore_choice_format(f.candidates, f.count, &choice, rows[i].text,
                                               strlen(rows[i].text), out, sizeof out);
    CHECK(r.status == MASKCORE_OK && r.size == strlen(rows[i].shown));
    CHECK(memcmp(out, rows[i].shown, r.size) == 0);
    CHECK(r.changed == (strcmp(rows[i].text, rows[i].shown) != 0));
  }
  field_free(&f);
}

int main(void) {
  conditions_choose();
  texts_and_values();
  the_choice_may_be_wrong();
  the_settled_comes_back();
  nothing_typed_chooses_nothing();
  outcomes_too_long();
  errors();
  assigned_texts_change();
  typing_chooses();
  printf("choice_test: %d checks\n", checks_made);
  return 0;
}
