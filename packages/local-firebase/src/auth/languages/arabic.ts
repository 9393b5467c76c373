import type { EnglishText } from './german.ts';

/** Arabic that addresses nobody as a man or a woman. */
export const ARABIC: Readonly<Record<EnglishText, string>> = {
  'Already confirmed': 'تم التأكيد من قبل',
  'Ask whoever invited you for a new link.': 'يمكن طلب رابط جديد ممن أرسل الدعوة.',
  'Ask whoever runs this server to enable it.': 'يمكن طلب تفعيله ممن يدير هذا الخادم.',
  'Choose a new password': 'اختيار كلمة مرور جديدة',
  Confirm: 'تأكيد',
  'Confirm this address': 'تأكيد هذا العنوان',
  'Confirm your address': 'تأكيد العنوان',
  'Confirm your e-mail address': 'تأكيد عنوان البريد الإلكتروني',
  'Continue to the app': 'المتابعة إلى التطبيق',
  'Continue to {appName}': 'المتابعة إلى {appName}',
  'Create my account': 'إنشاء حسابي',
  'E-mail': 'البريد الإلكتروني',
  'For {email}, at least {count} characters. You will be signed out everywhere.':
    'للحساب {email}، {count} أحرف على الأقل. سيتم تسجيل الخروج من كل الأجهزة.',
  'Go back and try again.': 'يُرجى العودة وإعادة المحاولة.',
  'If it was not you, ignore this mail: nothing changes.':
    'إذا لم يكن الطلب منك، يمكن تجاهل هذه الرسالة: لن يتغيّر شيء.',
  'Invitations work for seven days.': 'الدعوات صالحة لسبعة أيام.',
  'It was used already, or not copied completely.': 'استُخدمت من قبل، أو لم تُنسخ كاملة.',
  'It was used already, replaced by a newer one, or not copied completely.':
    'استُخدم من قبل، أو حلّ محلّه رابط أحدث، أو لم يُنسخ كاملًا.',
  'Links in mails work for a while.': 'الروابط في الرسائل صالحة لفترة محدودة.',
  'New password': 'كلمة المرور الجديدة',
  Password: 'كلمة المرور',
  'Password may contain at most {count} characters.':
    'يمكن أن تحتوي كلمة المرور على {count} حرف على الأكثر.',
  'Password must contain at least {count} characters.':
    'يجب أن تحتوي كلمة المرور على {count} أحرف على الأقل.',
  'Please confirm that this address is yours:': 'يُرجى تأكيد أن هذا العنوان لك:',
  'Save the password': 'حفظ كلمة المرور',
  'Sign in to the app': 'تسجيل الدخول إلى التطبيق',
  'Sign in to {appName}': 'تسجيل الدخول إلى {appName}',
  'Sign in to {email} with the new one.':
    'يمكن تسجيل الدخول باستخدام {email} وكلمة المرور الجديدة.',
  'Sign in with {email} and the password that you chose.':
    'يمكن تسجيل الدخول باستخدام {email} وكلمة المرور المختارة.',
  'Sign-up is closed': 'إنشاء الحسابات متوقف',
  'Someone, hopefully you, asked to reset your password for the app. The link works for one hour:':
    'وصل طلب، نأمل أنه منك، لإعادة تعيين كلمة المرور في التطبيق. الرابط صالح لساعة واحدة:',
  'Someone, hopefully you, asked to reset your password for {appName}. The link works for one hour:':
    'وصل طلب، نأمل أنه منك، لإعادة تعيين كلمة المرور في {appName}. الرابط صالح لساعة واحدة:',
  'Thank you. {email} is confirmed.': 'شكرًا. تم تأكيد {email}.',
  'That did not work': 'لم ينجح ذلك',
  'The same again': 'كلمة المرور نفسها مرة أخرى',
  'The two passwords differ. Type the same one twice.':
    'كلمتا المرور مختلفتان. يُرجى إدخال كلمة المرور نفسها مرتين.',
  'This account is disabled': 'هذا الحساب معطّل',
  'This address has an account already. Sign in with it.':
    'لهذا العنوان حساب بالفعل. يمكن تسجيل الدخول به.',
  'This invitation has expired': 'انتهت صلاحية هذه الدعوة',
  'This invitation no longer works': 'لم تعد هذه الدعوة صالحة',
  'This is no e-mail address.': 'هذا ليس عنوان بريد إلكتروني.',
  'This link has expired': 'انتهت صلاحية هذا الرابط',
  'This link no longer works': 'لم يعد هذا الرابط يعمل',
  'This server takes no new accounts.': 'لا يقبل هذا الخادم حسابات جديدة.',
  'Too many new accounts from your network. Try again in an hour.':
    'حسابات جديدة كثيرة من شبكتك. يُرجى إعادة المحاولة بعد ساعة.',
  'Welcome to the app': 'مرحبًا بك في التطبيق',
  'Welcome to {appName}': 'مرحبًا بك في {appName}',
  'You are invited. The password needs at least {count} characters.':
    'وصلتك دعوة. تحتاج كلمة المرور إلى {count} أحرف على الأقل.',
  'You can ask for a new mail from your profile.': 'يمكن طلب رسالة جديدة من ملفك الشخصي.',
  "You can ask for a new mail under 'Forgot your password?'.":
    'يمكن طلب رسالة جديدة من «نسيان كلمة المرور؟».',
  'Your account is ready': 'الحساب جاهز',
  'Your address is confirmed': 'تم تأكيد العنوان',
  'Your name': 'اسمك',
  'Your password is changed': 'تم تغيير كلمة المرور',
  '{email} is confirmed. There is nothing left to do.': 'تم تأكيد {email}. لم يبقَ ما يجب فعله.',
  '{email} will be yours to sign in with.': 'بعد التأكيد يمكن تسجيل الدخول باستخدام {email}.',
};
