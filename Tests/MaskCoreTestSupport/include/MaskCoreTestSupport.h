/* Internal headers of CMaskCore for Swift tests: functions keep their `maskcore_i_` names. */
#ifndef MASKCORE_TEST_SUPPORT_H
#define MASKCORE_TEST_SUPPORT_H

#include "../../../CMaskCore/src/unicode.h"
#include "../../../CMaskCore/src/utf8.h"

#endif /* MASKCORE_TEST_SUPPORT_H */
