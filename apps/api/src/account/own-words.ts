/**
 * Words of ours that are no passwords (rule account 33), with whatever little somebody writes around them:
 * the product and what it is about, the place, and what lists of common passwords lack, which know no Arabic.
 */
const WORDS = `
  darb درب دربي
  tawjihi tawjehi tawjeehi توجيهي تاوجيهي توجیہی
  school student pupil teacher lesson league exam quiz learn study
  مدرسة مدرستي طالب طالبة معلم معلمة درس دروس دوري امتحان اختبار دراسة تعليم
  اسکول استاد سبق لیگ امتحان پڑھائی تعلیم
  math maths mathematics physics chemistry biology science arabic english
  رياضيات فيزياء كيمياء أحياء علوم عربي عربية إنجليزي إنجليزية
  ریاضی طبیعیات کیمیا حیاتیات سائنس عربی انگریزی
  jordan amman zarqa irbid aqaba الأردن عمان الزرقاء إربد العقبة
  palestine فلسطين egypt مصر iraq العراق pakistan پاکستان saudi السعودية
  كلمةسر كلمةالسر كلمةمرور كلمةالمرور سري پاسورڈ پاسورد باسورد
  ضصثقفغ ضصثقفغعهخ شسيبلا شسيبلاتنم ئءؤرلا
  أحبك احبكم حبيبي حبيبتي ماما بابا الله محمد بسمالله الحمدلله سبحانالله
`;

/** As they are written; the rule folds them. */
export const OWN_WORDS: readonly string[] = WORDS.split(/\s+/).filter(Boolean);
