/*
 * maskcore: format text as it is typed, and judge email addresses.
 *
 *     maskcore_mask *phone = maskcore_compile("+7 ([000]) [000]-[00]-[00]", 26, NULL, NULL);
 *     char out[64];
 *     maskcore_range caret = {6, 6, MASKCORE_UTF8};
 *     maskcore_result r =
 *         maskcore_edit(phone, "+7 (91", 6, caret, MASKCORE_INSERT, "2", 1, out, sizeof out);
 *     printf("%.*s\n", (int)r.size, out);        // +7 (912
 *     maskcore_free(phone);
 *
 * True everywhere in this header:
 *   - Text is UTF-8 with a size in bytes. No NUL is read or written. NULL is welcome with size 0.
 *   - Output goes to the caller's buffer, which must not overlap the input. Read it only when the
 *     status is MASKCORE_OK.
 *   - Mask calls allocate nothing after maskcore_compile, recurse nowhere and take no lock.
 *   - A compiled mask or matcher never changes, so threads may share it freely.
 *   - Every result begins with a status, and MASKCORE_OK is zero.
 *   - A *character* is one extended grapheme cluster (UAX #29, Unicode 15.0). A slot holds one.
 */
#ifndef MASKCORE_H
#define MASKCORE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define MASKCORE_VERSION_MAJOR 0
#define MASKCORE_VERSION_MINOR 1
#define MASKCORE_VERSION_PATCH 0
#define MASKCORE_VERSION       0x000100 /* major << 16 | minor << 8 | patch */

/* Read by Swift's importer and by -fbounds-safety. Other compilers see plain C. */
#if defined(__has_feature)
#if defined(__swift__) || __has_feature(bounds_safety)
#include <lifetimebound.h>
#include <ptrcheck.h>
#define MASKCORE_ANNOTATED     1
#define MASKCORE_COUNTED_BY(n) __counted_by(n) __noescape
#define MASKCORE_NULLABLE      _Nullable
#pragma clang assume_nonnull begin
#endif
#endif
#ifndef MASKCORE_ANNOTATED
#define MASKCORE_COUNTED_BY(n)
#define MASKCORE_NULLABLE
#endif

#ifdef __cplusplus
extern "C" {
#endif

/** The version this library was built from, as `MASKCORE_VERSION`. */
uint32_t maskcore_version(void);

/* ---- Status ---------------------------------------------------------------------------------- */

/** Why a call did or did not succeed. */
typedef enum maskcore_status {
  MASKCORE_OK = 0,        /**< Done. */
  MASKCORE_E_SPACE,       /**< The output buffer is too small; `size` is the size needed. */
  MASKCORE_E_RANGE,       /**< The range leaves the text, is reversed, or splits a scalar. */
  MASKCORE_E_UTF8,        /**< The text, the insertion or the pattern is not UTF-8. */
  MASKCORE_E_PATTERN,     /**< The pattern is malformed; `offset` is where. */
  MASKCORE_E_LIMIT,       /**< The text or the work it asks for exceeds a documented limit. */
  MASKCORE_E_MEMORY,      /**< The allocator returned NULL. */
  MASKCORE_E_UNSUPPORTED, /**< Built without this feature. */
} maskcore_status;

/** What is wrong with a pattern or with the options it is compiled with. */
typedef enum maskcore_pattern_fault {
  MASKCORE_FAULT_NONE = 0,      /**< Nothing, or nothing in the pattern. */
  MASKCORE_FAULT_SLOTS_OPEN,    /**< A `[` is never closed: add `]`, or write `\[` for the sign. */
  MASKCORE_FAULT_SLOTS_EMPTY,   /**< `[]` holds no slot: put a symbol before the `]`. */
  MASKCORE_FAULT_SLOTS_CLOSE,   /**< A `]` closes nothing: write `\]` for the sign. */
  MASKCORE_FAULT_SYMBOL,        /**< A symbol between `[` and `]` is neither built in nor listed. */
  MASKCORE_FAULT_SEGMENT_SLOTS, /**< Before the `:` stand 1 to 9 digits, none of them repeated. */
  MASKCORE_FAULT_SEGMENT_NUMBER, /**< A bound of the segment is missing: `[00:1-31]`. */
  MASKCORE_FAULT_SEGMENT_DASH,   /**< The bounds want a `-` between them. */
  MASKCORE_FAULT_SEGMENT_END,    /**< Behind the bounds the `]` is missing. */
  MASKCORE_FAULT_SEGMENT_BOUNDS, /**< The bounds are reversed, or have more digits than slots. */
  MASKCORE_FAULT_SEGMENT_SIZE,   /**< More digits than `MASKCORE_SEGMENT_LIMIT`. */
  MASKCORE_FAULT_KEPT_OPEN,      /**< A `{` is never closed: add `}`, or write `\{` for the sign. */
  MASKCORE_FAULT_KEPT_CLOSE,     /**< A `}` closes nothing: write `\}` for the sign. */
  MASKCORE_FAULT_KEPT_MARK,      /**< `{…}` holds text alone: escape the sign with `\`. */
  MASKCORE_FAULT_GROUP_OPEN,     /**< A `<` is never closed: add `>`, or write `\<` for the sign. */
  MASKCORE_FAULT_GROUP_CLOSE,    /**< A `>` closes nothing: write `\>` for the sign. */
  MASKCORE_FAULT_GROUP_EMPTY,    /**< `<…>` holds no slot, so nothing could ever show it. */
  MASKCORE_FAULT_GROUP_DEPTH,    /**< More groups inside each other than `MASKCORE_GROUP_LIMIT`. */
  MASKCORE_FAULT_ESCAPE,         /**< A `\` ends the pattern: write `\\` for the sign. */
  MASKCORE_FAULT_LITERAL,        /**< The text would join its neighbour into one character. */
  MASKCORE_FAULT_FROM_END, /**< A mask that fills from its end has plain slots and text alone. */
  MASKCORE_FAULT_UTF8,     /**< The pattern is not UTF-8. */
  MASKCORE_FAULT_PATTERN_SIZE,   /**< The pattern is longer than `MASKCORE_PATTERN_LIMIT`. */
  MASKCORE_FAULT_BLANK,          /**< The blank is invisible, or joins its neighbours. */
  MASKCORE_FAULT_NOTATION_COUNT, /**< There are more notations than `MASKCORE_NOTATION_LIMIT`. */
  MASKCORE_FAULT_RANGE_COUNT,    /**< They list more ranges than `MASKCORE_RANGE_LIMIT`. */
  MASKCORE_FAULT_TRUNK_COUNT,    /**< There are more trunks than `MASKCORE_TRUNK_LIMIT`. */
  MASKCORE_FAULT_TRUNK_SIZE,     /**< Their digits fill more than `MASKCORE_PATTERN_LIMIT` bytes. */
} maskcore_pattern_fault;

/**
 * What went wrong while compiling. `offset` is the byte of the pattern where the fault lies; for
 * one of the options (`MASKCORE_FAULT_BLANK` and below, and the size) it is 0.
 */
typedef struct maskcore_error {
  maskcore_status status;
  size_t offset;
  maskcore_pattern_fault reason;
} maskcore_error;

/** What was expected instead, as an English phrase: "a ] for this [". Never NULL. */
const char *maskcore_fault_expected(maskcore_pattern_fault reason);

/** A short English name for `status`, for logs. Never NULL. */
const char *maskcore_status_name(maskcore_status status);

/* ---- Positions ------------------------------------------------------------------------------- */

/** What an incoming offset counts. Zero is UTF-8, so `{2, 5}` counts bytes. */
typedef enum maskcore_unit { MASKCORE_UTF8 = 0, MASKCORE_UTF16 } maskcore_unit;

/** A half-open range of text. An empty range is a caret. */
typedef struct maskcore_range {
  size_t start, end;
  maskcore_unit unit;
} maskcore_range;

/** One position, in both units. */
typedef struct maskcore_offset {
  size_t utf8, utf16;
} maskcore_offset;

/* ---- Masks ----------------------------------------------------------------------------------- */

/** The longest pattern, in bytes. */
#define MASKCORE_PATTERN_LIMIT  ((size_t)65536)
/** The longest text and the longest insertion, in bytes. */
#define MASKCORE_TEXT_LIMIT     ((size_t)1048576)
/** How deep optional groups nest. */
#define MASKCORE_GROUP_LIMIT    4
/** How many notations a mask may have. */
#define MASKCORE_NOTATION_LIMIT 64
/** How many ranges of scalars all its notations may list together. */
#define MASKCORE_RANGE_LIMIT    4096
/** How many digits a segment may have. */
#define MASKCORE_SEGMENT_LIMIT  9
/** How many trunk prefixes it may have. */
#define MASKCORE_TRUNK_LIMIT    16

/** A compiled mask. */
typedef struct maskcore_mask maskcore_mask;

/** Unicode scalars from `first` to `last`, both included. */
typedef struct maskcore_scalars {
  uint32_t first, last;
} maskcore_scalars;

/** What a slot does to the case of a letter: one scalar to one, or nothing where there is none. */
typedef enum maskcore_case {
  MASKCORE_KEEP_CASE = 0,
  MASKCORE_UPPER_CASE,
  MASKCORE_LOWER_CASE,
} maskcore_case;

/** What a slot takes. */
typedef enum maskcore_class {
  MASKCORE_CLASS_LISTED = 0,   /**< The scalars that its notation lists. */
  MASKCORE_CLASS_DIGIT,        /**< A decimal digit. */
  MASKCORE_CLASS_LETTER,       /**< A letter, with its marks. */
  MASKCORE_CLASS_ALPHANUMERIC, /**< Either. */
  MASKCORE_CLASS_ANY,          /**< Any character but a control. */
} maskcore_class;

/**
 * A slot symbol of the caller's own. In a pattern, `symbol` accepts what `accepts` lists, or, with
 * a `base`, what that class takes: `{'U', false, MASKCORE_UPPER_CASE, NULL, 0,
 * MASKCORE_CLASS_LETTER}` is a letter in upper case.
 */
typedef struct maskcore_notation {
  uint32_t symbol;
  bool optional;
  maskcore_case letter_case;
  const maskcore_scalars *MASKCORE_NULLABLE accepts; /**< Copied. Not read when there is a base. */
  size_t accepts_count;
  maskcore_class base;
} maskcore_notation;

/** Digits that people dial before a national number (`8` for +7) and that a paste may carry. */
typedef struct maskcore_trunk {
  const char *digits;
  size_t digits_size;
} maskcore_trunk;

typedef void *MASKCORE_NULLABLE maskcore_allocate(void *MASKCORE_NULLABLE context, size_t size);
typedef void maskcore_release(void *MASKCORE_NULLABLE context, void *block, size_t size);

/** Where a compiled mask lives. */
typedef struct maskcore_allocator {
  maskcore_allocate *allocate;
  maskcore_release *release;
  void *MASKCORE_NULLABLE context;
} maskcore_allocator;

#define MASKCORE_EAGER              (1u << 0) /**< Literals show once the slot before is filled. */
#define MASKCORE_GUIDE              (1u << 1) /**< The template shows, blanks in empty slots. */
#define MASKCORE_OVERWRITE          (1u << 2) /**< Typing replaces; the tail never moves. */
#define MASKCORE_DROP_TAIL          (1u << 3) /**< A full mask drops its last characters. */
#define MASKCORE_STEP_LITERALS      (1u << 4) /**< Deleting at a literal only moves the caret. */
#define MASKCORE_PREFIX_SHOWN       (1u << 5) /**< The leading literals show at focus, and stay. */
#define MASKCORE_KEEP_NATIVE_DIGITS (1u << 6) /**< Digit slots keep other scripts' digits. */
#define MASKCORE_FILL_FROM_END      (1u << 7) /**< The last slots fill first; plain slots only. */

/** How a mask is compiled. All zero is the default. Nothing here is kept after the call. */
typedef struct maskcore_options {
  uint32_t flags;
  uint32_t blank; /**< The scalar in an empty slot that has to be shown. 0: `_`. */
  const maskcore_notation *MASKCORE_NULLABLE notations;
  size_t notation_count;
  const maskcore_trunk *MASKCORE_NULLABLE trunks;
  size_t trunk_count;
  const maskcore_allocator *MASKCORE_NULLABLE allocator; /**< NULL: malloc and free. */
} maskcore_options;

/**
 * Compiles `pattern` into one block of memory, which `maskcore_free` releases.
 *
 *     outside brackets  literals; `\` takes the next character as it is
 *     [0] [9]           digit, required · optional
 *     [A] [a]           letter, required · optional
 *     [_] [-]           letter or digit, required · optional
 *     [*] [?]           any character but a control, required · optional
 *     [0…] […]          that class, or any, without bound
 *     [00:1-31]         a number with bounds: a digit that cannot begin it is padded with zeros
 *     {7}               literal that belongs to the value
 *     <-[0000]>         optional group, to depth 4
 *
 * Returns NULL and fills `error` (if given) when the pattern is malformed, exceeds a limit, or
 * memory runs out.
 */
maskcore_mask *MASKCORE_NULLABLE maskcore_compile(const char *MASKCORE_COUNTED_BY(pattern_size)
                                                      MASKCORE_NULLABLE pattern,
                                                  size_t pattern_size,
                                                  const maskcore_options *MASKCORE_NULLABLE options,
                                                  maskcore_error *MASKCORE_NULLABLE error);

/** Releases `mask`. NULL is fine. */
void maskcore_free(maskcore_mask *MASKCORE_NULLABLE mask);

/** What one element of a mask is. */
typedef enum maskcore_element_kind {
  MASKCORE_ELEMENT_LITERAL = 0, /**< One character of fixed text. */
  MASKCORE_ELEMENT_SLOT,        /**< One character of the person's, or any number of them. */
  MASKCORE_ELEMENT_OPEN,        /**< An optional group begins. */
  MASKCORE_ELEMENT_CLOSE,       /**< And ends. */
} maskcore_element_kind;

/** One element of a compiled mask. Fields that do not belong to its kind are zero. */
typedef struct maskcore_element {
  maskcore_element_kind kind;
  bool kept;                 /**< Literal: it belongs to the value. */
  bool optional;             /**< Slot: it may stay empty. */
  bool repeated;             /**< Slot: it takes any number of characters, none included. */
  maskcore_class slot_class; /**< Slot: what it takes. */
  maskcore_case letter_case; /**< Slot: what becomes of letters. */
  size_t segment;            /**< Slot: which segment it is a digit of, from 1; 0 for none. */
  uint32_t low, high;        /**< Slot of a segment: its bounds, both included. */
  size_t notation;           /**< Listed slot: which of the notations it was compiled with. */
  size_t depth;              /**< How many groups are open around it; their edges not counted. */
  const char *MASKCORE_NULLABLE text; /**< Literal: its UTF-8, which lives as long as the mask. */
  size_t text_size;                   /**< Literal: bytes of `text`. */
} maskcore_element;

/**
 * How many elements the mask came to. They are in the order in which the engine fills them, which
 * differs from the pattern's in one way: in a run of slots of one class and case the required come
 * first, then the optional, then a repeated one, since only their number counts.
 */
size_t maskcore_element_count(const maskcore_mask *mask);

/**
 * Writes the elements from `first` on, at most `capacity` of them, and returns how many it wrote:
 * 0 when `first` is past the last. Nothing in them has to be released. Cost is linear in the mask,
 * so read it in one call or a few.
 */
size_t maskcore_elements(const maskcore_mask *mask, size_t first,
                         maskcore_element *MASKCORE_COUNTED_BY(capacity) MASKCORE_NULLABLE out,
                         size_t capacity);

/** A capacity that is enough for any call on `text_size` bytes of text and insertion together. */
size_t maskcore_bound(const maskcore_mask *mask, size_t text_size);

/** What the person did. */
typedef enum maskcore_intent {
  MASKCORE_INSERT = 0,      /**< Typed, or put in by a keyboard's prediction. */
  MASKCORE_PASTE,           /**< Pasted or autofilled: may carry the prefix. */
  MASKCORE_DELETE_BACKWARD, /**< Backspace; an empty range deletes the character before it. */
  MASKCORE_DELETE_FORWARD,  /**< Forward delete; an empty range deletes the character behind it. */
  MASKCORE_SET,             /**< The program assigns a value: all of it is data. */
} maskcore_intent;

/** Why the first refused character was refused. */
typedef enum maskcore_refusal {
  MASKCORE_TAKEN_ALL = 0, /**< Nothing was refused. */
  MASKCORE_CLASS,         /**< The slot that comes next takes other characters. */
  MASKCORE_FULL,          /**< No slot is left, or a character behind would be pushed out. */
  MASKCORE_BOUNDS,        /**< The number would leave the bounds of its segment. */
} maskcore_refusal;

/** What a formatting call wrote. */
typedef struct maskcore_result {
  maskcore_status status;
  bool complete;    /**< Every required slot is filled. */
  bool changed;     /**< The output differs from the text given. */
  bool reformatted; /**< The text given was no rendering of the mask and was pasted first. */
  maskcore_refusal refusal; /**< Why the first refused character was refused. */
  size_t taken, refused;    /**< Characters of the insertion. What rule N drops counts in neither,
                               nor do separators of a paste that the mask has no place for. */
  size_t size;              /**< Bytes written; after `MASKCORE_E_SPACE`, bytes needed. */
  maskcore_offset caret; /**< Where the caret belongs. When `taken` is 0, a selection may stay. */
} maskcore_result;

/**
 * Replaces `range` of `text` by `insert` and formats the whole: one call a keystroke.
 *
 * A range inside a character is widened to its edges; one that leaves the text or splits a scalar
 * is `MASKCORE_E_RANGE`. A refused edit gives `text` back unchanged.
 */
maskcore_result maskcore_edit(const maskcore_mask *mask,
                              const char *MASKCORE_COUNTED_BY(text_size) MASKCORE_NULLABLE text,
                              size_t text_size, maskcore_range range, maskcore_intent intent,
                              const char *MASKCORE_COUNTED_BY(insert_size) MASKCORE_NULLABLE insert,
                              size_t insert_size,
                              char *MASKCORE_COUNTED_BY(out_capacity) MASKCORE_NULLABLE out,
                              size_t out_capacity);

/**
 * `maskcore_edit` with its range and its result by their addresses, neither NULL: for languages
 * that pass no structures by value, and for those in which that costs as much as the edit.
 */
void maskcore_edit_at(const maskcore_mask *mask,
                      const char *MASKCORE_COUNTED_BY(text_size) MASKCORE_NULLABLE text,
                      size_t text_size, const maskcore_range *range, maskcore_intent intent,
                      const char *MASKCORE_COUNTED_BY(insert_size) MASKCORE_NULLABLE insert,
                      size_t insert_size,
                      char *MASKCORE_COUNTED_BY(out_capacity) MASKCORE_NULLABLE out,
                      size_t out_capacity, maskcore_result *result);

/**
 * Formats `text`: a rendering of the mask stays what it is, anything else is read as a paste. The
 * end of `selection` becomes the caret.
 */
maskcore_result maskcore_format(const maskcore_mask *mask,
                                const char *MASKCORE_COUNTED_BY(text_size) MASKCORE_NULLABLE text,
                                size_t text_size, maskcore_range selection,
                                char *MASKCORE_COUNTED_BY(out_capacity) MASKCORE_NULLABLE out,
                                size_t out_capacity);

/** Writes the value of `text`: filled slots and the kept literals on screen, in order. */
maskcore_result maskcore_unmask(const maskcore_mask *mask,
                                const char *MASKCORE_COUNTED_BY(text_size) MASKCORE_NULLABLE text,
                                size_t text_size,
                                char *MASKCORE_COUNTED_BY(out_capacity) MASKCORE_NULLABLE out,
                                size_t out_capacity);

/**
 * Writes the rest of the template behind `text`, blanks in its slots, for a ghost or a placeholder:
 * `) ___-__-__` behind `+7 (912`. For the empty text that is the whole template.
 */
maskcore_result maskcore_hint(const maskcore_mask *mask,
                              const char *MASKCORE_COUNTED_BY(text_size) MASKCORE_NULLABLE text,
                              size_t text_size,
                              char *MASKCORE_COUNTED_BY(out_capacity) MASKCORE_NULLABLE out,
                              size_t out_capacity);

/**
 * Writes what an empty field shows at focus: the leading literals with `MASKCORE_PREFIX_SHOWN`,
 * and the template too with `MASKCORE_GUIDE`; otherwise nothing.
 */
maskcore_result maskcore_prefix(const maskcore_mask *mask,
                                char *MASKCORE_COUNTED_BY(out_capacity) MASKCORE_NULLABLE out,
                                size_t out_capacity);

/** Whether `text` fills every required slot. */
bool maskcore_is_complete(const maskcore_mask *mask,
                          const char *MASKCORE_COUNTED_BY(text_size) MASKCORE_NULLABLE text,
                          size_t text_size);

/** How far a run over lines got. */
typedef struct maskcore_lines_result {
  maskcore_status status;
  size_t lines; /**< Lines done. */
  size_t read;  /**< Bytes of the text done, line ends included. */
  size_t size;  /**< Bytes written. */
} maskcore_lines_result;

/**
 * Formats lines, each as `maskcore_format` would with its caret at the end, and keeps their ends:
 * LF or CR LF; the last line may have none.
 *
 * Stops in front of a line that needs a word with somebody, so that the caller can take that one
 * with `maskcore_format` and go on behind it: with `MASKCORE_OK` one that is not taken whole or, if
 * `complete` asks for that, does not fill the mask; with `MASKCORE_E_UTF8`, `MASKCORE_E_LIMIT` or
 * `MASKCORE_E_SPACE` one for which `maskcore_format` says so. A size without a text is
 * `MASKCORE_E_RANGE`.
 */
maskcore_lines_result maskcore_format_lines(
    const maskcore_mask *mask, const char *MASKCORE_COUNTED_BY(text_size) MASKCORE_NULLABLE text,
    size_t text_size, bool complete, char *MASKCORE_COUNTED_BY(out_capacity) MASKCORE_NULLABLE out,
    size_t out_capacity);

/** How far a batch got. */
typedef struct maskcore_batch_result {
  maskcore_status status;
  size_t done; /**< Items finished. After an error, the item at this index is the cause. */
  size_t size; /**< Bytes written. */
} maskcore_batch_result;

/**
 * Formats `count` texts that lie back to back in `texts`; item i ends at `ends[i]`.
 * The outputs lie back to back in `out`, and item i ends at `out_ends[i]`. After
 * `MASKCORE_E_SPACE` the finished items stand, and the call may go on from `done`.
 */
maskcore_batch_result maskcore_format_batch(
    const maskcore_mask *mask, const char *MASKCORE_COUNTED_BY(texts_size) MASKCORE_NULLABLE texts,
    size_t texts_size, const size_t *MASKCORE_COUNTED_BY(count) MASKCORE_NULLABLE ends,
    size_t *MASKCORE_COUNTED_BY(count) MASKCORE_NULLABLE out_ends, size_t count,
    char *MASKCORE_COUNTED_BY(out_capacity) MASKCORE_NULLABLE out, size_t out_capacity);

/* ---- Choice among masks ---------------------------------------------------------------------- */

/** How many masks a choice may have. */
#define MASKCORE_CHOICE_LIMIT 64

/** A condition on a value: its first `digits` digits, read as a number, lie within bounds. */
typedef struct maskcore_lead {
  uint32_t low, high;
  uint32_t digits; /**< 1 to 9. More digits make a more specific condition. */
} maskcore_lead;

/** A mask that a field may choose: always, or once the value meets one of `leads`. */
typedef struct maskcore_candidate {
  const maskcore_mask *mask;
  const maskcore_lead *MASKCORE_NULLABLE leads;
  size_t lead_count;
} maskcore_candidate;

/**
 * Which candidate is in force. All zero in a new field; the calls keep it, and the caller keeps it
 * with the text, since a text alone does not always tell.
 */
typedef struct maskcore_choice {
  size_t current; /**< The candidate that the text is a rendering of. */
  size_t settled; /**< The one that comes back when it fits again. */
} maskcore_choice;

/** A capacity that is enough for the calls below on `text_size` bytes of text and insertion. */
size_t maskcore_choice_bound(const maskcore_candidate *MASKCORE_COUNTED_BY(count) candidates,
                             size_t count, size_t text_size);

/**
 * Edits as `maskcore_edit` does, under the candidate that suits the outcome.
 *
 * Of the candidates that take every character: the one in force stays unless another's condition is
 * more specific or its leading literals were typed; else the shortest that fits; else the first. If
 * none takes all, the one that refuses fewest; if nothing is taken, nothing changes. The characters
 * in slots carry over to another candidate as if typed, so switching loses none and skips no
 * required slot. A candidate left because the edit did not fit it comes back when everything fits
 * it again.
 *
 * Needs `maskcore_choice_bound` of room whatever the outcome's size. Masks that fill from their end
 * cannot be chosen among: `MASKCORE_E_UNSUPPORTED`.
 */
maskcore_result maskcore_choice_edit(
    const maskcore_candidate *MASKCORE_COUNTED_BY(count) candidates, size_t count,
    maskcore_choice *choice, const char *MASKCORE_COUNTED_BY(text_size) MASKCORE_NULLABLE text,
    size_t text_size, maskcore_range range, maskcore_intent intent,
    const char *MASKCORE_COUNTED_BY(insert_size) MASKCORE_NULLABLE insert, size_t insert_size,
    char *MASKCORE_COUNTED_BY(out_capacity) MASKCORE_NULLABLE out, size_t out_capacity);

/** Formats a text that the program assigned: under the candidate whose rendering it is, or as a
 * paste. */
maskcore_result maskcore_choice_format(
    const maskcore_candidate *MASKCORE_COUNTED_BY(count) candidates, size_t count,
    maskcore_choice *choice, const char *MASKCORE_COUNTED_BY(text_size) MASKCORE_NULLABLE text,
    size_t text_size, char *MASKCORE_COUNTED_BY(out_capacity) MASKCORE_NULLABLE out,
    size_t out_capacity);

/* ---- Affinity -------------------------------------------------------------------------------- */

/** What `maskcore_affinity` answers where a text does not fit a mask at all. */
#define MASKCORE_AFFINITY_NONE INT32_MIN

/** What makes a text suit a mask. */
typedef enum maskcore_affinity_strategy {
  MASKCORE_AFFINITY_WHOLE = 0, /**< Characters taken, less 1 for each left out, each literal that
                                  was missing before one taken or left out, and each optional slot
                                  or group passed over: `1234` in `[00].[00]` is 3. */
  MASKCORE_AFFINITY_PREFIX,    /**< How many characters the text and the result have in common
                                  before the first that differs: `+7 12 345` in `+7 [000] [000]` is
                                  5. */
  MASKCORE_AFFINITY_CAPACITY, /**< How little room the text leaves in the mask, as a number up to 0:
                                 `12` in `[000]` is -1. Literals and optional slots count. */
  MASKCORE_AFFINITY_VALUE,    /**< The same of the value: filled slots and kept literals alone. */
} maskcore_affinity_strategy;

/**
 * How well `text` suits `mask`: of several masks, take the first with the greatest number. These
 * are the four strategies of RedMadRobot's input-mask, for masks that come from there; a field of
 * one's own is better served by `maskcore_choice_edit`, which needs none of them.
 *
 * Text and mask are read once from their beginning, as that library reads them: a character goes to
 * the slot that comes next, a literal that comes next is put in, an optional slot that does not
 * take the character is passed over, and a required one leaves the character out. The bounds of a
 * segment do not count. Lengths count characters; those that rule N drops count for nothing.
 *
 * The two strategies of length answer `MASKCORE_AFFINITY_NONE` for what exceeds the mask, and
 * `MASKCORE_AFFINITY_NONE + 1` for a mask with a repeated slot, which fits any length and none
 * closely. Text that is not UTF-8 or longer than `MASKCORE_TEXT_LIMIT`, and a strategy that does
 * not exist, are `MASKCORE_AFFINITY_NONE`. Cost is linear in text and mask.
 */
int32_t maskcore_affinity(const maskcore_mask *mask,
                          const char *MASKCORE_COUNTED_BY(text_size) MASKCORE_NULLABLE text,
                          size_t text_size, maskcore_affinity_strategy strategy);

/* ---- Email ----------------------------------------------------------------------------------- */

/** Which addresses count. Compared text is taken as it stands: nothing is trimmed or folded. */
typedef enum maskcore_email_profile {
  MASKCORE_EMAIL_BASIC = 0, /**< The common short pattern: `a@b.co`, dots and hyphens anywhere. */
  MASKCORE_EMAIL_HTML,      /**< What browsers take for `<input type=email>` (WHATWG HTML). */
  MASKCORE_EMAIL_RFC5321,   /**< What mail servers exchange: RFC 5321 Mailbox, in ASCII. */
  MASKCORE_EMAIL_RFC6531,   /**< The same with all scripts on both sides of the `@`. */
} maskcore_email_profile;

#define MASKCORE_EMAIL_NO_JIT  (1u << 0) /**< Interpret the pattern even where a JIT is there. */
#define MASKCORE_EMAIL_LENGTHS (1u << 1) /**< Hold `BASIC` and `HTML` to 64 and 254 bytes too. */

/** Bytes of a text that are looked at. In the RFC profiles 320 settle every longer text too. */
#define MASKCORE_EMAIL_TEXT_LIMIT 1024

/** What a matcher says of a text. */
typedef enum maskcore_verdict {
  MASKCORE_UNDECIDED = 0, /**< A limit was hit, or the text is cut inside a scalar. Never valid. */
  MASKCORE_EMPTY,         /**< There is no text. */
  MASKCORE_PARTIAL,       /**< No address yet, but one may still come of it. */
  MASKCORE_ACCEPTED,      /**< An address as it stands. */
  MASKCORE_REJECTED,      /**< No continuation can make it an address. */
} maskcore_verdict;

/** A stable name for `verdict`: empty, incomplete, valid, impossible, undecided. Never NULL. */
const char *maskcore_verdict_name(maskcore_verdict verdict);

/** Why a text is no address, or not yet. The first of these that is true is given. */
typedef enum maskcore_email_reason {
  MASKCORE_EMAIL_FINE = 0,       /**< Nothing to say: empty or accepted. */
  MASKCORE_EMAIL_MISSING_AT,     /**< Partial: the `@` has yet to come. */
  MASKCORE_EMAIL_MISSING_DOMAIN, /**< Partial: nothing behind the `@` yet. */
  MASKCORE_EMAIL_MISSING_TOP,  /**< Partial: the dot and two letters at the end have yet to come. */
  MASKCORE_EMAIL_ENDS_DOT,     /**< Partial: something has to follow the last dot. */
  MASKCORE_EMAIL_ENDS_HYPHEN,  /**< Partial: a letter or digit has to follow the last hyphen. */
  MASKCORE_EMAIL_ENDS_JOINER,  /**< Partial: a character has to follow the last joiner. */
  MASKCORE_EMAIL_OPEN_QUOTE,   /**< Partial: the quotation mark at the start is still open. */
  MASKCORE_EMAIL_OPEN_LITERAL, /**< Partial: the IP address in brackets is not finished. */
  MASKCORE_EMAIL_NO_LOCAL,     /**< Nothing stands before the `@`. */
  MASKCORE_EMAIL_SECOND_AT,    /**< A second `@`. */
  MASKCORE_EMAIL_SPACE,        /**< A space or tab. */
  MASKCORE_EMAIL_LINE_BREAK,   /**< A line break. */
  MASKCORE_EMAIL_CONTROL,      /**< A control character. */
  MASKCORE_EMAIL_INVISIBLE,    /**< A character that cannot be seen, such as a zero-width space. */
  MASKCORE_EMAIL_JOINER,       /**< A joiner or middle dot at an edge; it binds two characters. */
  MASKCORE_EMAIL_LEADING_DOT,  /**< A dot first in the address, or first behind the `@`. */
  MASKCORE_EMAIL_DOUBLE_DOT,   /**< Two dots in a row. */
  MASKCORE_EMAIL_TRAILING_DOT, /**< A dot right before the `@`. */
  MASKCORE_EMAIL_NON_ASCII,    /**< A letter or sign that this profile does not take there. */
  MASKCORE_EMAIL_LOCAL_CHARACTER,  /**< A character that cannot stand before the `@`. */
  MASKCORE_EMAIL_DOMAIN_CHARACTER, /**< A character that cannot stand in a domain. */
  MASKCORE_EMAIL_QUOTE,            /**< A quotation mark that is not the first character. */
  MASKCORE_EMAIL_AFTER_QUOTE,      /**< Text between the closing quotation mark and the `@`. */
  MASKCORE_EMAIL_ESCAPE,           /**< A backslash before a character that cannot be escaped. */
  MASKCORE_EMAIL_HYPHEN_FIRST,     /**< A part of the domain begins with a hyphen. */
  MASKCORE_EMAIL_HYPHEN_LAST,      /**< A part of the domain ends with a hyphen. */
  MASKCORE_EMAIL_MARK_FIRST,       /**< A part of the domain begins with a combining mark. */
  MASKCORE_EMAIL_LOCAL_LONG,       /**< More than 64 bytes before the `@`. */
  MASKCORE_EMAIL_LABEL_LONG,    /**< A part of the domain of more than 63 letters, as DNS has it. */
  MASKCORE_EMAIL_LONG,          /**< More than 254 bytes in all. */
  MASKCORE_EMAIL_NO_LITERALS,   /**< An IP address, in a profile that takes only names. */
  MASKCORE_EMAIL_LITERAL,       /**< Brackets hold neither an IPv4 address nor `IPv6:` and one. */
  MASKCORE_EMAIL_IPV4,          /**< The IPv4 address is malformed. */
  MASKCORE_EMAIL_IPV6,          /**< The IPv6 address is malformed. */
  MASKCORE_EMAIL_AFTER_LITERAL, /**< Text behind the closing bracket. */
  MASKCORE_EMAIL_NOT_UTF8,      /**< Bytes that are not UTF-8. */
  MASKCORE_EMAIL_CUT_SCALAR,    /**< Undecided: the last character's bytes are not all there. */
  MASKCORE_EMAIL_LIMIT,         /**< Undecided: too long to look at, or the engine gave up. */
} maskcore_email_reason;

/** How many reasons there are: they count from 0 without a gap. */
#define MASKCORE_EMAIL_REASON_COUNT (MASKCORE_EMAIL_LIMIT + 1)

/** A stable key for `reason`, such as `second-at`: for logs and to localise by. Never NULL. */
const char *maskcore_email_reason_name(maskcore_email_reason reason);

/** A plain English sentence for `reason`, to show to people. Never NULL; "" for `FINE`. */
const char *maskcore_email_reason_sentence(maskcore_email_reason reason);

/** A stable name for `profile`: basic, html, rfc5321, rfc6531. Never NULL. */
const char *maskcore_email_profile_name(maskcore_email_profile profile);

/**
 * A verdict, or why there is none.
 *
 * The status is `MASKCORE_E_UTF8` for ill-formed text (rejected, or undecided when only the last
 * scalar is cut), `MASKCORE_E_LIMIT` or `MASKCORE_E_MEMORY` when undecided for that. The other
 * fields hold in each of these cases.
 */
typedef struct maskcore_email_result {
  maskcore_status status;
  maskcore_verdict verdict;
  maskcore_offset offset; /**< Rejected: the first character after which nothing can help.
                             Ill-formed: the first bad byte. Otherwise the end of what was read. */
  maskcore_email_reason reason;
} maskcore_email_result;

/** A compiled email matcher. */
typedef struct maskcore_email maskcore_email;

/**
 * Creates a matcher. The pattern of a profile is compiled when it is first asked for, and kept for
 * the life of the process.
 *
 * Returns NULL and fills `error` (if given): `MASKCORE_E_UNSUPPORTED` where PCRE2 was left out, is
 * older than 10.40, or knows no Unicode; `MASKCORE_E_MEMORY`; `MASKCORE_E_RANGE` for a profile or
 * flag that does not exist.
 */
maskcore_email *MASKCORE_NULLABLE maskcore_email_create(maskcore_email_profile profile,
                                                        uint32_t flags,
                                                        maskcore_error *MASKCORE_NULLABLE error);

/** Releases `email`. NULL is fine. */
void maskcore_email_free(maskcore_email *MASKCORE_NULLABLE email);

/**
 * Judges `text`, whole or half typed.
 *
 * Allocates only when two threads check by one profile at once: a small block for the time of the
 * call (PCRE2's interpreter 20 KiB more). Threads may share the matcher. At most twelve matches of
 * `MASKCORE_EMAIL_TEXT_LIMIT` bytes: under a millisecond whatever the text.
 */
maskcore_email_result maskcore_email_check(const maskcore_email *email,
                                           const char *MASKCORE_COUNTED_BY(text_size)
                                               MASKCORE_NULLABLE text,
                                           size_t text_size);

/**
 * The verdict of `maskcore_email_check` alone, for lists: what is no address costs one match, as an
 * address does, since nobody looks for the place and the reason.
 */
maskcore_verdict maskcore_email_verdict(const maskcore_email *email,
                                        const char *MASKCORE_COUNTED_BY(text_size)
                                            MASKCORE_NULLABLE text,
                                        size_t text_size);

/** What runs the patterns: `PCRE2 10.42, JIT` or `PCRE2 10.42, interpreter`. Never NULL. */
const char *maskcore_email_engine(const maskcore_email *email);

/**
 * The pattern of `profile`, for a regular expression engine of your own. PCRE2 and ICU read it
 * alike: to be matched from the start of the text, case-sensitive, with Unicode properties. For
 * ICU's search put it as `\A(?:PATTERN|\b\B)`: that keeps "hit end" apart from "too short".
 */
const char *maskcore_email_pattern(maskcore_email_profile profile);

/**
 * Matches `maskcore_email_pattern` against the first `size` bytes of the text being judged. Answers
 * accepted for a match, partial where the end of the text kept it from matching, else rejected; or
 * undecided where it gave up. `text` is UTF-8 and `size` is at least 1.
 */
typedef maskcore_verdict maskcore_email_ask(void *MASKCORE_NULLABLE context, const char *text,
                                            size_t size);

/**
 * Judges `text` by an engine of the caller's own. Available without PCRE2.
 *
 * All the rest is the same code as in `maskcore_email_check`: UTF-8, lengths, offset, reason. It
 * calls `ask` at most twelve times and allocates nothing. `flags` may hold
 * `MASKCORE_EMAIL_LENGTHS`.
 */
maskcore_email_result maskcore_email_judge(maskcore_email_profile profile, uint32_t flags,
                                           const char *MASKCORE_COUNTED_BY(text_size)
                                               MASKCORE_NULLABLE text,
                                           size_t text_size, maskcore_email_ask *ask,
                                           void *MASKCORE_NULLABLE context);

/* ---- Numbers --------------------------------------------------------------------------------- */

/*
 * A field for one exact decimal: grouped, signed, between a prefix and a suffix.
 *
 *     maskcore_number_options options = {.grouping = ',', .fraction_max = 2, .prefix = "$",
 *                                        .prefix_size = 1};
 *     maskcore_number *amount = maskcore_number_compile(&options, NULL, NULL);
 *     char out[64];
 *     maskcore_range caret = {6, 6, MASKCORE_UTF8};
 *     maskcore_result r = maskcore_number_edit(amount, "$1,234", 6, caret, MASKCORE_INSERT, "5", 1,
 *                                              out, sizeof out);
 *     printf("%.*s\n", (int)r.size, out);        // $12,345
 *     maskcore_number_free(amount);
 *
 * A display is `minus prefix digits suffix`, or empty. Its *significant* characters are the minus,
 * the digits and the decimal sign; the caret keeps the number of them on its left, and stands right
 * behind the last of those. Digits are stored as they are: nothing is rounded, no floating point is
 * involved.
 */

/** The most digits in one number; a longer one is refused with `MASKCORE_FULL`. */
#define MASKCORE_NUMBER_DIGIT_LIMIT ((size_t)1024)
/** The longest prefix, suffix and minus, in bytes each. */
#define MASKCORE_NUMBER_AFFIX_LIMIT ((size_t)256)

/** A compiled number format. */
typedef struct maskcore_number maskcore_number;

/**
 * How a number looks and what it may be. All zero is a natural number without grouping. Nothing
 * here is kept after the call. Bounds are canonical decimal text, such as `-1234.5`.
 */
typedef struct maskcore_number_options {
  uint32_t grouping;       /**< The scalar between groups. 0: none. */
  uint32_t decimal;        /**< The decimal sign. 0: `.`. */
  uint32_t zero;           /**< The digit zero; the nine others follow it. 0: `0`. */
  size_t group_size;       /**< Digits in the group before the decimal sign. 0: 3. */
  size_t next_group_size;  /**< Digits in the other groups. 0: as `group_size`. */
  size_t minimum_grouping; /**< Digits before the first sign (2: `1234`, `12.345`). 0: 1. */
  size_t integer_min;      /**< Zeros fill up to it at the end of editing. 0: 1. */
  size_t integer_max;      /**< Integer digits, leading zeros aside. 0: no limit but the global. */
  size_t fraction_min;     /**< Zeros fill up to it at the end of editing. */
  size_t fraction_max;     /**< Fraction digits. 0: an integer; no decimal sign is taken. */
  bool negative;           /**< A minus is taken. A `minimum` of 0 or more rules it out. */
  bool clamp;              /**< The end of editing moves a number into the bounds. Else an edit
                                that could only lead out of them is refused. */
  const char *MASKCORE_NULLABLE minus; /**< NULL: `-`. May hold marks of direction. */
  size_t minus_size;                   /**< Bytes of `minus`. */
  const char *MASKCORE_NULLABLE prefix;
  size_t prefix_size; /**< Bytes of `prefix`. */
  const char *MASKCORE_NULLABLE suffix;
  size_t suffix_size;                    /**< Bytes of `suffix`. */
  const char *MASKCORE_NULLABLE minimum; /**< The least value. NULL: none. */
  size_t minimum_size;                   /**< Bytes of `minimum`. */
  const char *MASKCORE_NULLABLE maximum; /**< The greatest value. NULL: none. */
  size_t maximum_size;                   /**< Bytes of `maximum`. */
} maskcore_number_options;

/**
 * Compiles `options` into one block of memory, which `maskcore_number_free` releases.
 *
 * `allocator` NULL is malloc and free. Returns NULL and fills `error` (if given) when two options
 * contradict each other or leave a display unreadable (`MASKCORE_E_PATTERN`), exceed a limit, are
 * not UTF-8, or memory runs out. `error->offset` is the `offsetof` the member at fault.
 */
maskcore_number *MASKCORE_NULLABLE
maskcore_number_compile(const maskcore_number_options *options,
                        const maskcore_allocator *MASKCORE_NULLABLE allocator,
                        maskcore_error *MASKCORE_NULLABLE error);

/** Releases `number`. NULL is fine. */
void maskcore_number_free(maskcore_number *MASKCORE_NULLABLE number);

/** A capacity that is enough for any call on `text_size` bytes of text and insertion together. */
size_t maskcore_number_bound(const maskcore_number *number, size_t text_size);

/**
 * Replaces `range` of `text` by `insert`: one call a keystroke.
 *
 * One inserted character is a key: a digit of any script, a sign, a decimal key, or a grouping
 * sign, which changes nothing. Several are read as one number in the notation of this format, of
 * another locale, of a machine or of an account (`(1,234.50)`), and taken whole or not at all, but
 * for fraction digits beyond the last place. With `MASKCORE_SET` they are canonical decimal text
 * that replaces all of `text`, whatever the range.
 *
 * A deletion that covers no significant character takes the nearest one. A text that is no display
 * of this format is first read as a paste (`reformatted`). A refused edit gives `text` back.
 */
maskcore_result maskcore_number_edit(
    const maskcore_number *number,
    const char *MASKCORE_COUNTED_BY(text_size) MASKCORE_NULLABLE text, size_t text_size,
    maskcore_range range, maskcore_intent intent,
    const char *MASKCORE_COUNTED_BY(insert_size) MASKCORE_NULLABLE insert, size_t insert_size,
    char *MASKCORE_COUNTED_BY(out_capacity) MASKCORE_NULLABLE out, size_t out_capacity);

/**
 * Formats canonical decimal text (`-1234.5`): what a program assigns. The empty text gives the
 * empty display; so does a text that is refused, with `refusal` saying why.
 */
maskcore_result maskcore_number_format(
    const maskcore_number *number,
    const char *MASKCORE_COUNTED_BY(value_size) MASKCORE_NULLABLE value, size_t value_size,
    char *MASKCORE_COUNTED_BY(out_capacity) MASKCORE_NULLABLE out, size_t out_capacity);

/**
 * Writes the value of `text` as canonical decimal text: ASCII digits, `-`, `.`, no leading zeros,
 * the fraction as it was typed. Empty while the number is incomplete: ``, `-`, `1.`.
 */
maskcore_result maskcore_number_unmask(
    const maskcore_number *number,
    const char *MASKCORE_COUNTED_BY(text_size) MASKCORE_NULLABLE text, size_t text_size,
    char *MASKCORE_COUNTED_BY(out_capacity) MASKCORE_NULLABLE out, size_t out_capacity);

/**
 * Writes what `text` becomes when editing ends: zeros up to the least digits, no other leading
 * zeros, no lone sign, no minus before zero, and with `clamp` the nearest value in the bounds.
 */
maskcore_result maskcore_number_end(const maskcore_number *number,
                                    const char *MASKCORE_COUNTED_BY(text_size)
                                        MASKCORE_NULLABLE text,
                                    size_t text_size,
                                    char *MASKCORE_COUNTED_BY(out_capacity) MASKCORE_NULLABLE out,
                                    size_t out_capacity);

/** Whether `text` is a whole number of this format, in its bounds. */
bool maskcore_number_is_complete(const maskcore_number *number,
                                 const char *MASKCORE_COUNTED_BY(text_size) MASKCORE_NULLABLE text,
                                 size_t text_size);

/* ---- Secrets --------------------------------------------------------------------------------- */

/**
 * A password while it is typed: UTF-8 in memory of its own, which never grows or moves.
 *
 * Where the system lets it, that memory stays out of swap and of core dumps. Whatever leaves the
 * text is overwritten at once, and all of it before it is released. One thread at a time.
 */
typedef struct maskcore_secret maskcore_secret;

/** The most bytes of a secret. */
#define MASKCORE_SECRET_LIMIT 2000

/** Creates an empty secret. NULL when memory runs out. */
maskcore_secret *MASKCORE_NULLABLE maskcore_secret_create(void);

/** Creates a secret with the same text. NULL when memory runs out. */
maskcore_secret *MASKCORE_NULLABLE maskcore_secret_copy(const maskcore_secret *secret);

/** Overwrites and releases `secret`. NULL is fine. */
void maskcore_secret_free(maskcore_secret *MASKCORE_NULLABLE secret);

/** The size of the text in bytes and in UTF-16 units. */
maskcore_offset maskcore_secret_size(const maskcore_secret *secret);

/** How many characters the text has. */
size_t maskcore_secret_count(const maskcore_secret *secret);

/** The text; valid until the next change. */
const char *maskcore_secret_bytes(const maskcore_secret *secret);

/**
 * Replaces `range`, which is widened to whole characters, by `insert`.
 *
 * `MASKCORE_E_SPACE` when the outcome would pass `MASKCORE_SECRET_LIMIT`; nothing changes then.
 * The caret of the result is the end of the insertion, moved on to the end of its character.
 */
maskcore_result maskcore_secret_replace(maskcore_secret *secret, maskcore_range range,
                                        const char *MASKCORE_COUNTED_BY(insert_size)
                                            MASKCORE_NULLABLE insert,
                                        size_t insert_size);

/** Does to the text what `maskcore_edit` does to any other. */
maskcore_result maskcore_secret_edit(maskcore_secret *secret, const maskcore_mask *mask,
                                     maskcore_range range, maskcore_intent intent,
                                     const char *MASKCORE_COUNTED_BY(insert_size)
                                         MASKCORE_NULLABLE insert,
                                     size_t insert_size);

/** Overwrites the text and leaves it empty. */
void maskcore_secret_clear(maskcore_secret *secret);

/** Which boundary between characters is looked for. */
typedef enum maskcore_side {
  MASKCORE_AT_OR_BEFORE = 0, /**< The last one that is not behind the offset. */
  MASKCORE_BEFORE,           /**< The last one in front of the offset; 0 at the start. */
  MASKCORE_AT_OR_AFTER,      /**< The first one that is not in front of the offset. */
  MASKCORE_AFTER,            /**< The first one behind the offset; the size at the end. */
} maskcore_side;

/** A boundary between characters near the UTF-16 offset `utf16`; one beyond the text is its end. */
maskcore_offset maskcore_secret_boundary(const maskcore_secret *secret, size_t utf16,
                                         maskcore_side side);

/** Whether two secrets have the same bytes, in a time that does not tell where they differ. */
bool maskcore_secret_equal(const maskcore_secret *left, const maskcore_secret *right);

#ifdef __cplusplus
}
#endif
#ifdef MASKCORE_ANNOTATED
#pragma clang assume_nonnull end
#endif
#endif /* MASKCORE_H */
