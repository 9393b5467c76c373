import { useData, useQuery } from '@evergift/data/react';
import { text, type Language } from '@evergift/language';
import { ToggleGroup } from '@evergift/ui/toggle-group';
import { useState } from 'react';
import { ownNames } from '../../account/own-names.ts';
import { hasUnsaved } from '../../account/use-unsaved.ts';
import { Question } from '../../together/question.tsx';
import { useSaveFormats } from './use-save-formats.ts';

/** In which language the user reads. The host opens the page anew, so it asks before what is typed here is lost. */
export function LanguageSetting() {
  const settings = useQuery(useData().settings$);
  const save = useSaveFormats();
  const [asked, setAsked] = useState<Language>();
  const choose = (language: Language) => {
    setAsked(undefined);
    void save({ language: language === 'en' ? '' : language });
  };
  const { language } = settings.data;
  return (
    <>
      <ToggleGroup
        label={text('Language')}
        options={ownNames}
        value={ownNames.find(({ id }) => id === language)?.id ?? 'en'}
        onChange={(id) => (hasUnsaved() ? setAsked(id) : choose(id))}
        isDisabled={settings.status === 'loading'}
        isWide
      />
      {asked !== undefined && (
        <Question
          title={text('Change the language now?')}
          action={text('Change')}
          stay={text('Not now')}
          isPending={false}
          onAgree={() => choose(asked)}
          onClose={() => setAsked(undefined)}
        >
          <p>{text('The page is opened anew. What you typed here and did not save is lost.')}</p>
        </Question>
      )}
    </>
  );
}
