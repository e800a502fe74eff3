"use client";

import { type FormEvent, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Form } from "#components/ui/form.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { Switch } from "#components/ui/switch.tsx";
import { TextField } from "#components/ui/text-field.tsx";
import { toast } from "#components/ui/toast.tsx";
import { useAction } from "#components/ui/use-action.ts";
import { useWords } from "#components/ui/words.tsx";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import { PICTURE_DAYS } from "#lib/contract/signing/identity-settings.ts";
import { fill } from "#lib/i18n/signing/fill.ts";

type Values = { identityAcceptsMatches: boolean; identityPictureDays: number };
type Props = { now: Values & { provider: string | null }; save: (input: Values) => Promise<ActionAnswer> };

/** Whether anybody looks at what passes every check, and how long pictures are kept; who verifies is the operator's choice. */
export function IdentitySettingsForm({ now, save }: Props) {
	const { identities: words } = useWords("settings");
	const { run, reconsider, isBusy, problem, problems } = useAction(save);
	const [accepts, setAccepts] = useState(now.identityAcceptsMatches);

	async function submit(event: FormEvent<HTMLFormElement>) {
		const days = Number(new FormData(event.currentTarget).get("identityPictureDays"));
		const answer = await run({ identityAcceptsMatches: accepts, identityPictureDays: days });
		if (answer?.ok) toast(words.done);
	}

	return (
		<Form onSubmit={submit} onInput={reconsider} className="flex flex-col gap-4 p-4 sm:p-5">
			{now.provider ? <Notice tone="info">{fill(words.atProvider, { provider: now.provider })}</Notice> : null}
			<label htmlFor="identity-accepts" className="flex cursor-pointer items-start justify-between gap-4">
				<span>
					<span className="block font-medium">{words.accepts}</span>
					<span className="block text-pretty text-ink-soft">{words.acceptsAbout}</span>
				</span>
				<Switch id="identity-accepts" checked={accepts} onChange={({ target }) => setAccepts(target.checked)} />
			</label>
			{accepts ? <Notice tone="warn">{words.acceptsMeans}</Notice> : null}
			<TextField
				label={words.days}
				name="identityPictureDays"
				type="number"
				inputMode="numeric"
				min={PICTURE_DAYS.from}
				max={PICTURE_DAYS.to}
				defaultValue={now.identityPictureDays}
				help={words.daysHelp}
				error={problems.identityPictureDays}
			/>
			<div aria-live="assertive">
				{problem && !problems.identityPictureDays ? <Notice tone="bad">{problem}</Notice> : null}
			</div>
			<div className="flex justify-end">
				<Button type="submit" variant="primary" isBusy={isBusy}>
					{words.save}
				</Button>
			</div>
		</Form>
	);
}
