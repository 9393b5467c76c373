import type { Visitor } from './visitor-fixture.ts';

const DATABASE = 'projects/demo-evergift/databases/(default)';

/** A document of a signed-in visitor, listened to as the SDK does it. */
export class LiveDocument {
  /** What came so far. */
  heard = '';
  hasEnded = false;
  #waiting: (() => void) | undefined;

  static async open(visitor: Visitor, token: string, path: string): Promise<LiveDocument> {
    const channel = '/google.firestore.v1.Firestore/Listen/channel';
    const query = `VER=8&database=${encodeURIComponent(DATABASE)}`;
    const target = { documents: { documents: [`${DATABASE}/documents/${path}`] }, targetId: 2 };
    const form = new URLSearchParams({
      headers: `Authorization:Bearer ${token}\r\nContent-Type:text/plain\r\n`,
      count: '1',
      ofs: '0',
      req0___data__: JSON.stringify({ database: DATABASE, addTarget: target }),
    });
    const opened = await visitor.ask(`${channel}?${query}&RID=1&CVER=22`, {
      method: 'POST',
      body: form.toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: visitor.origin },
    });
    const [, sid = ''] = /\["c","([^"]+)"/.exec(opened.text) ?? [];
    const live = new LiveDocument();
    const stream = await visitor.open(
      `${channel}?${query}&RID=rpc&SID=${sid}&AID=0&CI=0&TYPE=xmlhttp`,
      { headers: { origin: visitor.origin } },
    );
    stream.setEncoding('utf8').on('data', (part: string) => {
      live.heard += part;
      live.#waiting?.();
    });
    stream.on('close', () => {
      live.hasEnded = true;
      live.#waiting?.();
    });
    live.close = () => stream.destroy();
    return live;
  }

  close: () => void = () => undefined;

  /** Resolves as soon as the text has come, or the stream has ended without it. */
  async until(text: string): Promise<void> {
    while (!this.heard.includes(text) && !this.hasEnded) {
      await new Promise<void>((resolve) => (this.#waiting = resolve));
    }
  }
}

/** Writes the signed-in visitor's own settings. */
export const writeTheme = (visitor: Visitor, token: string, uid: string, theme: string) =>
  visitor.post(
    `/v1/${DATABASE}/documents:commit`,
    {
      writes: [
        {
          update: {
            name: `${DATABASE}/documents/users/${uid}`,
            fields: { id: { stringValue: uid }, theme: { stringValue: theme } },
          },
          updateTransforms: ['createdAt', 'updatedAt'].map((fieldPath) => ({
            fieldPath,
            setToServerValue: 'REQUEST_TIME',
          })),
        },
      ],
    },
    { authorization: `Bearer ${token}` },
  );
