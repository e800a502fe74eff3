/** What a form that sets a password hears without scripts: why not, with the name that was typed; null before it was sent. */
export type PasswordFormAnswer = { name: string; message: string; fields: Record<string, string> } | null;
