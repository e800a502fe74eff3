"use client";

import { type ReactNode, useState } from "react";
import { SettingsForm } from "#components/settings/settings-form.tsx";
import { useAction } from "#components/ui/actions/use-action.ts";
import { TextAreaField } from "#components/ui/forms/text-field.tsx";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";

type Props<Name extends string> = {
	name: Name;
	/** In the order in which they are shown. */
	now: readonly string[];
	words: { heading: string; label: string; help: string; done: string };
	/** Addresses are written from left to right in every language. */
	isCode?: boolean;
	rows: number;
	save: (input: Record<Name, string>) => Promise<ActionAnswer>;
	/** What the typed lines lead to. */
	children?: (lines: string[]) => ReactNode;
};

/** Several short texts, one per line: ordered, pasted and removed as text is. */
export function LinesForm<Name extends string>({ name, now, words, isCode, rows, save, children }: Props<Name>) {
	const action = useAction(save);
	const [text, setText] = useState(now.join("\n"));
	const lines = text.split("\n").flatMap((line) => line.trim() || []);
	return (
		<SettingsForm
			label={words.heading}
			done={words.done}
			action={action}
			save={(given) => action.run({ [name]: String(given.get(name) ?? "") } as Record<Name, string>)}
		>
			<TextAreaField
				label={words.label}
				name={name}
				rows={rows}
				defaultValue={now.join("\n")}
				onChange={({ target }) => setText(target.value)}
				dir={isCode ? "ltr" : "auto"}
				spellCheck={!isCode}
				help={words.help}
				error={action.problems[name]}
			/>
			{children?.(lines)}
		</SettingsForm>
	);
}
