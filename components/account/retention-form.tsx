"use client";

import { useState } from "react";
import { SettingsForm } from "#components/settings/settings-form.tsx";
import { SwitchLine } from "#components/settings/switch-line.tsx";
import { useAction } from "#components/ui/actions/use-action.ts";
import { TextField } from "#components/ui/forms/text-field.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { RoomLink } from "#components/ui/page-link.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import { RETENTION_DAYS } from "#lib/contract/documents/changing/retention.ts";
import { format } from "#lib/i18n/message.ts";

type Values = { days: number | null; keepsCertificate: boolean };
type Props = { now: Values; save: (input: Values) => Promise<ActionAnswer> };

/** Proposed when it is switched on. */
const PROPOSED_DAYS = 365;

/** Whether completed documents are deleted, after how long, and what is kept. */
export function RetentionForm({ now, save }: Props) {
	const { retention: words } = useWords("documentSettings");
	const action = useAction(save);
	const [isOn, setIsOn] = useState(now.days !== null);

	function submit(given: FormData) {
		if (!isOn) return action.run({ ...now, days: null });
		return action.run({ days: Number(given.get("days")), keepsCertificate: given.has("keepsCertificate") });
	}

	return (
		<SettingsForm
			label={words.heading}
			done={words.done}
			action={action}
			save={submit}
			aside={
				<RoomLink
					href="/settings/kept-certificates"
					className="mr-auto inline-flex min-h-11 items-center text-seal underline-offset-4 hover:underline"
				>
					{words.kept}
				</RoomLink>
			}
		>
			<SwitchLine name="isOn" label={words.on} about={words.onAbout} isOn={isOn} onSwitch={setIsOn} />
			{isOn ? (
				<>
					<TextField
						label={words.days}
						name="days"
						type="number"
						inputMode="numeric"
						min={RETENTION_DAYS.from}
						max={RETENTION_DAYS.to}
						defaultValue={now.days ?? PROPOSED_DAYS}
						help={format(words.daysHelp, RETENTION_DAYS)}
						error={action.problems.days}
					/>
					<SwitchLine
						name="keepsCertificate"
						label={words.keeps}
						about={words.keepsAbout}
						isOn={now.keepsCertificate}
					/>
					<Notice tone="info">{words.means}</Notice>
				</>
			) : null}
		</SettingsForm>
	);
}
