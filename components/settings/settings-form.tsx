"use client";

import { type FormEvent, type ReactNode, useEffect, useRef } from "react";
import { toast } from "#components/ui/actions/toast.tsx";
import type { useAction } from "#components/ui/actions/use-action.ts";
import { Button } from "#components/ui/button.tsx";
import { Form } from "#components/ui/forms/form.tsx";
import { formValues, markSaved, trackForm } from "#components/ui/forms/unsaved-forms.ts";
import { Notice } from "#components/ui/notice.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";

type Props = {
	/** The heading of its card. */
	label: string;
	/** Shown when it is saved. */
	done: string;
	/** Of the action that saves it; its problem is shown here unless a field shows it. */
	action: Pick<ReturnType<typeof useAction>, "reconsider" | "isBusy" | "problem" | "problems">;
	save: (given: FormData) => Promise<ActionAnswer | null>;
	/** Beside the button. */
	aside?: ReactNode;
	children: ReactNode;
};

/** The form of one card of the settings: saves what is in it and nothing else, and warns on leaving. */
export function SettingsForm({ label, done, action, save, aside, children }: Props) {
	const words = useWords("settings");
	const form = useUnsavedForm();
	const { reconsider, isBusy, problem, problems } = action;

	async function submit({ currentTarget }: FormEvent<HTMLFormElement>) {
		const values = formValues(currentTarget);
		const answer = await save(new FormData(currentTarget));
		if (!answer?.ok) return;
		markSaved(currentTarget, values);
		toast(done);
	}

	return (
		<Form
			ref={form}
			aria-label={label}
			onSubmit={submit}
			onInput={reconsider}
			className="flex flex-col gap-4 p-4 sm:p-5"
		>
			{children}
			<div aria-live="assertive" className="empty:hidden">
				{problem && Object.keys(problems).length === 0 ? <Notice tone="bad">{problem}</Notice> : null}
			</div>
			<div className="flex flex-wrap items-center justify-end gap-3">
				{aside}
				<Button type="submit" variant="primary" isBusy={isBusy}>
					{words.save}
				</Button>
			</div>
		</Form>
	);
}

/** @returns the ref of a form that warns on leaving */
export function useUnsavedForm() {
	const form = useRef<HTMLFormElement>(null);
	useEffect(() => (form.current ? trackForm(form.current) : undefined), []);
	return form;
}
