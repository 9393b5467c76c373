import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import styles from './tabs.module.css';

export interface TabsProps<Id extends string = string> {
  /** Names the tabs for screen readers. */
  label: string;
  tabs: readonly {
    readonly id: Id;
    readonly label: string;
    readonly content: ReactNode;
    readonly isDisabled?: boolean;
  }[];
  value: Id;
  onChange: (id: Id) => void;
}

/** Sides of one thing, one at a time. Only the chosen one is mounted. */
export function Tabs<Id extends string = string>({ label, tabs, value, onChange }: TabsProps<Id>) {
  return (
    <AriaTabs selectedKey={value} onSelectionChange={(id) => onChange(id as Id)}>
      <TabList aria-label={label} className={styles.list as string}>
        {tabs.map((tab) => (
          <Tab
            key={tab.id}
            id={tab.id}
            isDisabled={tab.isDisabled ?? false}
            className={styles.tab as string}
          >
            {tab.label}
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} id={tab.id} className={styles.panel as string}>
          {tab.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
