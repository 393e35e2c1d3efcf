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
  MASKCORE_FAULT_UTF8,           /**< The pattern is not UTF-8. */
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
  size_t taken,
      refused; /**< Characters of the insertion. Those that rule N drops count in neither. */
  size_t size; /**< Bytes written; after `MASKCORE_E_SPACE`, bytes needed. */
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
 * none takes all, the one that refuses fewest. The characters in slots carry over to another
 * candidate, so switching loses none. A candidate left because the edit did not fit it comes back
 * when everything fits it again.
 *
 * Needs `maskcore_choice_bound` of room whatever the outcome's size.
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

#ifdef __cplusplus
}
#endif
#ifdef MASKCORE_ANNOTATED
#pragma clang assume_nonnull end
#endif
#endif /* MASKCORE_H */
