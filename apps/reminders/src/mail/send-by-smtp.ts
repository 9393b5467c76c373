import { PassThrough } from 'node:stream';
import type { LetterMail, Sent, SmtpOptions } from '../program.d.ts';

/** How nodemailer reports what the mail server answered. */
interface SmtpError {
  code?: string;
  responseCode?: number;
}

/** What became of a mail that failed. */
function sentAfter(error: unknown, wasHandedOver: boolean): Sent {
  const { code, responseCode } = error as SmtpError;
  // A connection that ends after the mail was handed over says nothing.
  if (responseCode === undefined) return wasHandedOver ? 'unknown' : 'later';
  const isOfThisMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  return isOfThisMail && responseCode >= 500 ? 'refused' : 'later';
}

/** Hands summaries to a mail server, and reports the result. Never rejects. */
export const sendBySmtp =
  ({ open, from, publicUrl, log }: SmtpOptions) =>
  async ({ id, to, subject, text, html, headers }: LetterMail): Promise<Sent> => {
    const transport = open();
    let wasHandedOver = false;
    transport.use('stream', ({ message }, done) => {
      // Asked for once the mail server has let us in, right before the mail goes out.
      message.transform(() => {
        wasHandedOver = true;
        return new PassThrough();
      });
      done();
    });
    try {
      await transport.sendMail({
        from: { name: 'Evergift', address: from },
        ...{ to, subject, text, html },
        messageId: `<${id}@${new URL(publicUrl()).hostname}>`,
        headers: { 'Auto-Submitted': 'auto-generated', ...headers },
      });
      return 'taken';
    } catch (error) {
      log(`A summary: ${error instanceof Error ? error.message : String(error)}`);
      return sentAfter(error, wasHandedOver);
    } finally {
      transport.close();
    }
  };
