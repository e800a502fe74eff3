"use client";

import { type FormEvent, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Form } from "#components/ui/form.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { SelectField } from "#components/ui/select-field.tsx";
import { Switch } from "#components/ui/switch.tsx";
import { TextField } from "#components/ui/text-field.tsx";
import { toast } from "#components/ui/toast.tsx";
import { useAction } from "#components/ui/use-action.ts";
import { useWords } from "#components/ui/words.tsx";
import { ACCOUNT_LIMITS } from "#lib/contract/account-settings.ts";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import type { DraftDefaults } from "#lib/contract/draft-defaults.ts";
import { CATALOGUE_LOCALES, intlLocale, ownNameOf } from "#lib/i18n/locales.ts";
import { format } from "#lib/i18n/message.ts";

type Props = { now: DraftDefaults; save: (input: { draftDefaults: DraftDefaults }) => Promise<ActionAnswer> };

/** What stands first when somebody chooses numbers of their own. */
const FIRST = { expiryDays: 30, reminders: { days: 3, count: 3 } };

/** What documents begin with that are made in the workplace. */
export function DraftDefaultsForm({ now, save }: Props) {
	const { drafts: words } = useWords("settings");
	const { run, reconsider, isBusy, problem, problems } = useAction(save);
	const isNamed = Object.keys(problems).length > 0;

	async function submit(event: FormEvent<HTMLFormElement>) {
		const answer = await run({ draftDefaults: readForm(new FormData(event.currentTarget)) });
		if (answer?.ok) toast(words.done);
	}

	return (
		<Form onSubmit={submit} onInput={reconsider} className="flex flex-col gap-4 p-4 sm:p-5">
			<Expiry now={now} problems={problems} />
			<Reminders now={now} problems={problems} />
			<SelectField label={words.language} name="signerLocale" defaultValue={now.signerLocale ?? ""}>
				<option value="">{words.languageOwn}</option>
				{CATALOGUE_LOCALES.map((locale) => (
					<option key={locale} value={locale} lang={intlLocale(locale)}>
						{ownNameOf(locale)}
					</option>
				))}
			</SelectField>
			<Choice name="enableSigningOrder" label={words.order} about={words.orderAbout} isOn={now.enableSigningOrder} />
			<Choice name="enableReassign" label={words.reassign} about={words.reassignAbout} isOn={now.enableReassign} />
			<Notice tone="info">{words.means}</Notice>
			<div aria-live="assertive">{problem && !isNamed ? <Notice tone="bad">{problem}</Notice> : null}</div>
			<div className="flex justify-end">
				<Button type="submit" variant="primary" isBusy={isBusy}>
					{words.save}
				</Button>
			</div>
		</Form>
	);
}

type Part = { now: DraftDefaults; problems: Record<string, string> };

function Expiry({ now, problems }: Part) {
	const { drafts: words } = useWords("settings");
	const [hasExpiry, setHasExpiry] = useState(now.expiryDays !== null);
	return (
		<div className="grid items-start gap-4 sm:grid-cols-2">
			<SelectField
				label={words.expiry}
				name="expiry"
				value={hasExpiry ? "own" : "usual"}
				onChange={({ target }) => setHasExpiry(target.value === "own")}
			>
				<option value="usual">{words.asBrand}</option>
				<option value="own">{words.expiryOwn}</option>
			</SelectField>
			{hasExpiry ? (
				<Count
					name="expiryDays"
					label={words.days}
					of={ACCOUNT_LIMITS.expiryDays}
					now={now.expiryDays ?? FIRST.expiryDays}
					error={problems.expiryDays}
				/>
			) : null}
		</div>
	);
}

function Reminders({ now, problems }: Part) {
	const { drafts: words } = useWords("settings");
	const [reminding, setReminding] = useState(kindOf(now.reminders));
	const own = typeof now.reminders === "object" && now.reminders ? now.reminders : FIRST.reminders;
	return (
		<div className="grid items-start gap-4 sm:grid-cols-2">
			<SelectField
				label={words.reminders}
				name="reminders"
				value={reminding}
				onChange={({ target }) => setReminding(KINDS.find((one) => one === target.value) ?? "usual")}
			>
				{KINDS.map((kind) => (
					<option key={kind} value={kind}>
						{{ usual: words.asBrand, none: words.remindersNone, own: words.remindersOwn }[kind]}
					</option>
				))}
			</SelectField>
			{reminding === "own" ? (
				<div className="grid grid-cols-2 gap-4">
					<Count
						name="reminderDays"
						label={words.every}
						of={ACCOUNT_LIMITS.reminderDays}
						now={own.days}
						error={problems.reminderDays}
					/>
					<Count
						name="reminderCount"
						label={words.times}
						of={ACCOUNT_LIMITS.reminderCount}
						now={own.count}
						error={problems.reminderCount}
					/>
				</div>
			) : null}
		</div>
	);
}

const KINDS = ["usual", "none", "own"] as const;

function kindOf(reminders: DraftDefaults["reminders"]): (typeof KINDS)[number] {
	if (reminders === null) return "usual";
	return reminders === "none" ? "none" : "own";
}

type CountProps = {
	name: string;
	label: string;
	of: { from: number; to: number };
	now: number;
	error: string | undefined;
};

function Count({ name, label, of, now, error }: CountProps) {
	const { drafts: words } = useWords("settings");
	return (
		<TextField
			label={label}
			name={name}
			type="number"
			inputMode="numeric"
			required
			min={of.from}
			max={of.to}
			defaultValue={now}
			help={format(words.range, of)}
			error={error}
		/>
	);
}

type ChoiceProps = { name: string; label: string; about: string; isOn: boolean };

function Choice({ name, label, about, isOn }: ChoiceProps) {
	const id = `draft-${name}`;
	return (
		<label htmlFor={id} className="flex cursor-pointer items-start justify-between gap-4">
			<span>
				<span className="block font-medium">{label}</span>
				<span className="block text-pretty text-ink-soft">{about}</span>
			</span>
			<Switch id={id} name={name} defaultChecked={isOn} />
		</label>
	);
}

function readForm(given: FormData): DraftDefaults {
	const read = (name: string) => String(given.get(name) ?? "");
	const kind = read("reminders");
	return {
		expiryDays: read("expiry") === "own" ? Number(read("expiryDays")) : null,
		reminders:
			kind === "own"
				? { days: Number(read("reminderDays")), count: Number(read("reminderCount")) }
				: kind === "none"
					? "none"
					: null,
		enableSigningOrder: given.has("enableSigningOrder"),
		enableReassign: given.has("enableReassign"),
		signerLocale: CATALOGUE_LOCALES.find((one) => one === read("signerLocale")) ?? null,
	};
}
