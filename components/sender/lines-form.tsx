"use client";

import { type FormEvent, type ReactNode, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Form } from "#components/ui/form.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { TextAreaField } from "#components/ui/text-field.tsx";
import { toast } from "#components/ui/toast.tsx";
import { useAction } from "#components/ui/use-action.ts";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";

type Props<Name extends string> = {
	name: Name;
	/** Said one a line, in their order. */
	now: readonly string[];
	words: { label: string; help: string; save: string; done: string };
	/** Addresses are written from left to right whatever the language. */
	isCode?: boolean;
	rows: number;
	save: (input: Record<Name, string>) => Promise<ActionAnswer>;
	/** What comes of the lines as they are typed. */
	children?: (lines: string[]) => ReactNode;
};

/** Several short texts, one a line: put in order, pasted and taken away as text is. */
export function LinesForm<Name extends string>({ name, now, words, isCode, rows, save, children }: Props<Name>) {
	const { run, reconsider, isBusy, problem, problems } = useAction(save);
	const [text, setText] = useState(now.join("\n"));

	async function submit(event: FormEvent<HTMLFormElement>) {
		const typed = String(new FormData(event.currentTarget).get(name) ?? "");
		const answer = await run({ [name]: typed } as Record<Name, string>);
		if (answer?.ok) toast(words.done);
	}

	const lines = text.split("\n").flatMap((line) => line.trim() || []);
	return (
		<Form onSubmit={submit} onInput={reconsider} className="flex flex-col gap-4 p-4 sm:p-5">
			<TextAreaField
				label={words.label}
				name={name}
				rows={rows}
				defaultValue={now.join("\n")}
				onChange={({ target }) => setText(target.value)}
				dir={isCode ? "ltr" : "auto"}
				spellCheck={!isCode}
				help={words.help}
				error={problems[name]}
			/>
			{children?.(lines)}
			<div aria-live="assertive">{problem && !problems[name] ? <Notice tone="bad">{problem}</Notice> : null}</div>
			<div className="flex justify-end">
				<Button type="submit" variant="primary" isBusy={isBusy}>
					{words.save}
				</Button>
			</div>
		</Form>
	);
}
