// Qt's QLineEdit with an input mask, offscreen. It is a widget: its edits include undo and signals,
// so that MaskField's TextField is the nearer relative. It gets no event loop and nothing is drawn.
#include "bench.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace {

const char *const keys[] = {"9", "1", "2", "3", "4", "5", "6", "7", "8", "9"};

// Fields that are set up before the clock runs, one for each time that the work is done.
struct Work {
  std::vector<std::unique_ptr<QLineEdit>> fields;
  std::function<void(QLineEdit &)> prepare, edit;

  Work(size_t count, const QString &mask, std::function<void(QLineEdit &)> prepare,
       std::function<void(QLineEdit &)> edit)
      : prepare(std::move(prepare)), edit(std::move(edit)) {
    for (size_t i = 0; i < count; i += 1) {
      fields.push_back(std::make_unique<QLineEdit>());
      fields.back()->setInputMask(mask);
    }
  }
};

std::vector<std::unique_ptr<Work>> works;
std::vector<std::string> names;
std::vector<bench_case> cases;

void add(const std::string &name, const char *who, const char *per, size_t operations,
         std::unique_ptr<Work> work, const QString &due) {
  work->prepare(*work->fields[0]);
  work->edit(*work->fields[0]);
  std::string got = work->fields[0]->displayText().toStdString();
  bench_expect(name.c_str(), who, got.data(), got.size(), due.toStdString().c_str());
  bench_case made = {};
  names.push_back(name);
  made.who = who;
  made.per = per;
  made.operations = operations * work->fields.size();
  made.prepare = [](void *context) {
    Work *work = static_cast<Work *>(context);
    for (auto &field : work->fields) {
      work->prepare(*field);
    }
  };
  made.run = [](void *context) {
    Work *work = static_cast<Work *>(context);
    for (auto &field : work->fields) {
      work->edit(*field);
    }
  };
  made.context = work.get();
  works.push_back(std::move(work));
  cases.push_back(made);
}

void clear(QLineEdit &field) {
  field.clear();
  field.home(false);
}

void add_slots(size_t count) {
  QString mask, text;
  for (size_t i = 0; i < count / 5; i += 1) {
    mask += i == 0 ? "99999" : "-99999";
    text += i == 0 ? "12345" : "-12345";
  }
  int middle = static_cast<int>(count / 10 * 6 + 2);
  QString due = text;
  due[middle] = '7';
  add("edit/slots-" + std::to_string(count), "QLineEdit", "slot", count,
      std::make_unique<Work>(
          count >= 1000 ? 2 : 16, mask,
          [=](QLineEdit &field) {
            field.setText(text);
            field.setSelection(middle, 1);
          },
          [](QLineEdit &field) { field.insert("7"); }),
      due);
}

} // namespace

int main(int count, char **arguments) {
  qputenv("QT_QPA_PLATFORM", "offscreen");
  QApplication application(count, arguments);
  const QString phone = "+7 (999) 999-99-99", full = "+7 (912) 345-67-89";

  add("edit/phone/type-ten", "QLineEdit", "key", 10,
      std::make_unique<Work>(64, phone, clear,
                             [](QLineEdit &field) {
                               for (const char *key : keys) {
                                 field.insert(QLatin1String(key));
                               }
                             }),
      full);
  add("field/phone/type-ten", "QLineEdit, key events", "key", 10,
      std::make_unique<Work>(64, phone, clear,
                             [](QLineEdit &field) {
                               for (const char *key : keys) {
                                 QKeyEvent event(QEvent::KeyPress, Qt::Key_0 + (*key - '0'),
                                                 Qt::NoModifier, QLatin1String(key));
                                 QCoreApplication::sendEvent(&field, &event);
                               }
                             }),
      full);
  add("edit/phone/replace-middle", "QLineEdit", "edit", 1,
      std::make_unique<Work>(
          256, phone,
          [=](QLineEdit &field) {
            field.setText(full);
            field.setSelection(10, 1);
          },
          [](QLineEdit &field) { field.insert("0"); }),
      "+7 (912) 305-67-89");
  // It leaves a blank in place of the digit, where the others close up.
  add("edit/phone/backspace-literal", "QLineEdit (leaves a blank)", "edit", 1,
      std::make_unique<Work>(
          256, phone,
          [=](QLineEdit &field) {
            field.setText(full);
            field.setCursorPosition(9);
          },
          [](QLineEdit &field) { field.backspace(); }),
      "+7 (91 ) 345-67-89");
  add("edit/card/paste", "QLineEdit", "paste", 1,
      std::make_unique<Work>(256, "9999 9999 9999 9999", clear,
                             [](QLineEdit &field) { field.insert("4111 1111 1111 1111"); }),
      "4111 1111 1111 1111");
  for (size_t length = 10; length <= 10000; length *= 10) {
    add_slots(length);
  }
  for (size_t i = 0; i < cases.size(); i += 1) {
    cases[i].work = names[i].c_str();
  }
  return bench_main(count, arguments, cases.data(), cases.size());
}
