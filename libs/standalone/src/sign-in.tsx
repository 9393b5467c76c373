import type { AuthResult } from '@evergift/data';
import { useData } from '@evergift/data/react';
import { Button } from '@evergift/ui/button';
import { Card } from '@evergift/ui/card';
import { Cluster, Stack } from '@evergift/ui/layout';
import { Page } from '@evergift/ui/page';
import { TextField } from '@evergift/ui/text-field';
import { useState } from 'react';
import type { FormEvent } from 'react';

/** Signs in or up where the auth app does not run. */
export function SignIn() {
  const { session } = useData();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [message, setMessage] = useState('');
  const isIncomplete = email === '' || password === '';

  const enter = async (way: (email: string, password: string) => Promise<AuthResult>) => {
    setMessage('');
    const result = await way(email.trim(), password);
    if (!result.ok) setMessage(result.failure.message);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void enter((...typed) => session.signIn(...typed));
  };
  return (
    <Page width="narrow">
      <Card title="Sign in to this app" headingLevel={2}>
        <p>This app runs alone, in development. Any account of the local backend will do.</p>
        <form onSubmit={submit} noValidate aria-label="Sign in">
          <Stack>
            <TextField
              label="Email"
              type="email"
              autoComplete="username"
              value={email}
              onChange={setEmail}
              autoFocus
            />
            <TextField
              label="Password"
              type="password"
              autoComplete="current-password"
              value={password}
              onChange={setPassword}
            />
            {message && <p role="alert">{message}</p>}
            <Cluster>
              <Button type="submit" variant="primary" isDisabled={isIncomplete}>
                Sign in
              </Button>
              <Button
                isDisabled={isIncomplete}
                onPress={() => void enter((...typed) => session.signUp(...typed))}
              >
                Sign up
              </Button>
            </Cluster>
          </Stack>
        </form>
      </Card>
    </Page>
  );
}
