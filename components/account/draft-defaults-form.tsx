"use client";

import { useState } from "react";
import { SettingsForm } from "#components/settings/settings-form.tsx";
import { SwitchLine } from "#components/settings/switch-line.tsx";
import { useAction } from "#components/ui/actions/use-action.ts";
import { SelectField } from "#components/ui/forms/select-field.tsx";
import { TextField } from "#components/ui/forms/text-field.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { useWords } from "#components/ui/words.tsx";
import { ACCOUNT_LIMITS } from "#lib/contract/account-settings.ts";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import type { DraftDefaults } from "#lib/contract/draft-defaults.ts";
import { format } from "#lib/i18n/message.ts";

type Defaults = Omit<DraftDefaults, "signerLocale">;
type Props = { now: Defaults; save: (input: { draftDefaults: Defaults }) => Promise<ActionAnswer> };

/** Proposed where own numbers are chosen. */
const FIRST = { expiryDays: 30, reminders: { days: 3, count: 3 } };

/** What new documents begin with. */
export function DraftDefaultsForm({ now, save }: Props) {
	const { defaults: words } = useWords("documentSettings");
	const action = useAction(save);
	const { problems } = action;
	return (
		<SettingsForm
			label={words.heading}
			done={words.done}
			action={action}
			save={(given) => action.run({ draftDefaults: readForm(given) })}
		>
			<Expiry now={now} problems={problems} />
			<Reminders now={now} problems={problems} />
			<SwitchLine
				name="enableSigningOrder"
				label={words.order}
				about={words.orderAbout}
				isOn={now.enableSigningOrder}
			/>
			<SwitchLine name="enableReassign" label={words.reassign} about={words.reassignAbout} isOn={now.enableReassign} />
			<Notice tone="info">{words.means}</Notice>
		</SettingsForm>
	);
}

type Part = { now: Defaults; problems: Record<string, string> };

function Expiry({ now, problems }: Part) {
	const { defaults: words } = useWords("documentSettings");
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
	const { defaults: words } = useWords("documentSettings");
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
	const { defaults: words } = useWords("documentSettings");
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

function readForm(given: FormData): Defaults {
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
	};
}
