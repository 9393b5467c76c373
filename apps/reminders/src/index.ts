export { userPath } from '@evergift/data/paths';
export { noticeHtml } from './core/notice-html.ts';
export { createReminders } from './create-reminders.ts';
export { sendBySmtp } from './mail/send-by-smtp.ts';
export { readSmtpUrl } from './mail/smtp-url.ts';
export { forgetMissing, forgetPerson } from './service/forget-person.ts';
export { longestBody, remindersPath } from './service/paths.ts';
export { createFirestoreDocuments } from './store/firestore-documents.ts';
export { createRestTransport } from './store/rest-transport.ts';
