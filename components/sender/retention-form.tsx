"use client";

import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Form } from "#components/ui/form.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { RoomLink } from "#components/ui/room-link.tsx";
import { Switch } from "#components/ui/switch.tsx";
import { TextField } from "#components/ui/text-field.tsx";
import { toast } from "#components/ui/toast.tsx";
import { useReauth } from "#components/ui/use-reauth.ts";
import { useWords } from "#components/ui/words.tsx";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import { RETENTION_DAYS } from "#lib/contract/documents/retention.ts";
import { format } from "#lib/i18n/message.ts";

type Values = { days: number | null; keepsCertificate: boolean };
type Props = { now: Values; save: (input: Values) => Promise<ActionAnswer> };

/** What is proposed to whoever switches it on. */
const PROPOSED_DAYS = 365;

/** Whether completed documents are deleted, after how long, and what stays of them. */
export function RetentionForm({ now, save }: Props) {
	const { retention: words } = useWords("settings");
	const { run, isBusy } = useReauth();
	const [isOn, setIsOn] = useState(now.days !== null);
	const [days, setDays] = useState(String(now.days ?? PROPOSED_DAYS));
	const [keeps, setKeeps] = useState(now.keepsCertificate);
	const [wrong, setWrong] = useState<{ field: string | null; other: string | null } | null>(null);

	async function submit() {
		setWrong(null);
		const answer = await run(() => save({ days: isOn ? Number(days) : null, keepsCertificate: keeps }));
		if (answer?.ok) toast(words.done);
		else if (answer) {
			const field = answer.fields.days ?? null;
			setWrong({ field, other: field === null ? answer.message : null });
		}
	}

	return (
		<Form onSubmit={submit} onInput={() => setWrong(null)} className="flex flex-col gap-4 p-4 sm:p-5">
			<Choice id="retention-on" label={words.on} about={words.onAbout} isOn={isOn} onTurn={setIsOn} />
			{isOn ? (
				<>
					<TextField
						label={words.days}
						name="days"
						type="number"
						inputMode="numeric"
						min={RETENTION_DAYS.from}
						max={RETENTION_DAYS.to}
						value={days}
						onChange={({ target }) => setDays(target.value)}
						help={format(words.daysHelp, RETENTION_DAYS)}
						error={wrong?.field}
					/>
					<Choice id="retention-keeps" label={words.keeps} about={words.keepsAbout} isOn={keeps} onTurn={setKeeps} />
					<Notice tone="info">{words.means}</Notice>
				</>
			) : null}
			<div aria-live="assertive">{wrong?.other ? <Notice tone="bad">{wrong.other}</Notice> : null}</div>
			<div className="flex flex-wrap items-center justify-between gap-3">
				<RoomLink
					href="/settings/kept-certificates"
					className="inline-flex min-h-11 items-center text-seal underline-offset-4 hover:underline"
				>
					{words.kept}
				</RoomLink>
				<Button type="submit" variant="primary" isBusy={isBusy}>
					{words.save}
				</Button>
			</div>
		</Form>
	);
}

type ChoiceProps = { id: string; label: string; about: string; isOn: boolean; onTurn: (isOn: boolean) => void };

function Choice({ id, label, about, isOn, onTurn }: ChoiceProps) {
	return (
		<label htmlFor={id} className="flex cursor-pointer items-start justify-between gap-4">
			<span>
				<span className="block font-medium">{label}</span>
				<span className="block text-pretty text-ink-soft">{about}</span>
			</span>
			<Switch id={id} checked={isOn} onChange={({ target }) => onTurn(target.checked)} />
		</label>
	);
}
