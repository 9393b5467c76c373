import { text } from '@evergift/language';
import { Button } from '@evergift/ui/button';
import { Card } from '@evergift/ui/card';
import { Section } from '@evergift/ui/section';
import { Select } from '@evergift/ui/select';
import { TextField } from '@evergift/ui/text-field';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { reloadPage } from '../browser/leave-page.ts';
import { appLabel } from '../deployment/known-app.ts';
import type { KnownApp } from '../deployment/known-app.ts';
import { originsText, PreviewError, readPreview } from '../remotes/read-preview.ts';
import type { ShownPreview } from '../remotes/shown-preview.ts';
import styles from './about.module.css';

interface PreviewPanelProperties {
  apps: readonly KnownApp[];
  preview: ShownPreview;
}

/**
 * Puts a build of one app from a listed origin in its place, in this tab. For deployments whose
 * config.json lists origins; the others have no panel.
 */
export function PreviewPanel({ apps, preview }: PreviewPanelProperties) {
  const [app, setApp] = useState<string | null>(null);
  const [origin = ''] = preview.origins;
  const [address, setAddress] = useState(`${origin}/mf-manifest.json`);
  const [error, setError] = useState<string>();
  const options = apps.map(({ name }) => ({ id: name, label: appLabel(name, apps) }));
  const chosen = app ?? options[0]?.id ?? '';

  const open = (event: FormEvent) => {
    event.preventDefault();
    try {
      const read = readPreview(`${chosen}@${address.trim()}`, preview.origins);
      if (preview.put(read)) reloadPage();
      else
        setError(
          text('This browser keeps nothing for this tab. Allow storage for this site first.'),
        );
    } catch (problem) {
      if (!(problem instanceof PreviewError)) throw problem;
      setError(problem.message);
    }
  };

  return (
    <Section title={text('Try a build')}>
      <Card>
        <form className={styles.panel} onSubmit={open}>
          <Select label={text('App')} options={options} value={chosen} onChange={setApp} />
          <TextField
            label={text('Address of the build')}
            type="url"
            value={address}
            onChange={setAddress}
            description={text('From {origins}. Its code can read and change all that you can.', {
              origins: originsText(preview.origins),
            })}
            errorMessage={error}
            autoComplete="off"
          />
          <Button type="submit">{text('Open in this tab')}</Button>
        </form>
      </Card>
    </Section>
  );
}
