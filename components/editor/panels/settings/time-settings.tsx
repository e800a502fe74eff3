"use client";

import { Locked } from "#components/editor/correcting/locked-note.tsx";
import { useWhySettingFixed } from "#components/editor/correcting/use-locks.ts";
import { ChoiceInput } from "#components/panels/choice-input.tsx";
import { Fold } from "#components/panels/fold.tsx";
import { NumberInput } from "#components/panels/number-input.tsx";
import { PANEL_CONTROL_CLASS, PanelField } from "#components/panels/panel-field.tsx";
import { SwitchRow } from "#components/panels/switch-row.tsx";
import { useReaderZone } from "#components/ui/reader.tsx";
import { localTimeText, readLocalTime } from "#components/ui/time/local-time.ts";
import { useWords } from "#components/ui/words.tsx";
import { ACCOUNT_LIMITS } from "#lib/contract/account-settings.ts";
import { useDefaultExpiryText, useDefaultRemindersText, useExpiryText, useRemindersText } from "./settings-in-words.ts";
import { useDocument } from "./use-document.ts";

/** What stands first when somebody chooses a kind; in range for the interface. */
const FIRST_EXPIRY = { Days: 60, Hours: 72 } as const;
const { expiryDays, reminderDays, reminderCount } = ACCOUNT_LIMITS;
const RANGES = { Days: within(expiryDays), Hours: { min: 8, max: 4_320 } } as const;

function within({ from, to }: { from: number; to: number }) {
	return { min: from, max: to };
}

/** Until when the document can be signed. */
export function ExpirySettings() {
	const words = useWords("editor").settings.expiry;
	const summary = useExpiryText();
	const byDefault = useDefaultExpiryText();
	const zone = useReaderZone();
	const [{ expiryDateType: type, expiryValue: value, disableExpiryAlert }, change] = useDocument();
	return (
		<Fold title={words.title} summary={summary}>
			<div className="grid grid-cols-2 items-start gap-2">
				<ChoiceInput
					label={words.title}
					value={type ?? "usual"}
					options={(["usual", "Days", "Hours", "SpecificDateTime"] as const).map((kind) => ({
						value: kind,
						label: kind === "usual" ? byDefault : words.kind[kind],
					}))}
					onChoose={(kind) => change(firstExpiry(kind, zone))}
				/>
				{type === "Days" || type === "Hours" ? (
					<NumberInput
						label={words.amount}
						value={value}
						{...RANGES[type]}
						onGive={(next) => next !== null && change({ expiryValue: Math.round(next) }, "expiry")}
					/>
				) : null}
				{type === "SpecificDateTime" && value !== null ? (
					<PanelField label={words.date}>
						{(control) => (
							<input
								{...control}
								type="date"
								value={dayText(value, zone)}
								min={dayText(Date.now() / 1000 + 86_400, zone)}
								max={dayText(Date.now() / 1000 + 180 * 86_400, zone)}
								onChange={({ target }) => target.value && change({ expiryValue: endOfDay(target.value, zone) })}
								className={PANEL_CONTROL_CLASS}
							/>
						)}
					</PanelField>
				) : null}
			</div>
			<SwitchRow
				label={words.alert}
				isOn={disableExpiryAlert !== true}
				onSwitch={(isOn) => change({ disableExpiryAlert: !isOn })}
			/>
		</Fold>
	);
}

function firstExpiry(kind: "usual" | "Days" | "Hours" | "SpecificDateTime", zone: string) {
	if (kind === "usual") return { expiryDateType: null, expiryValue: null };
	if (kind === "SpecificDateTime") {
		return { expiryDateType: kind, expiryValue: endOfDay(dayText(Date.now() / 1000 + 60 * 86_400, zone), zone) };
	}
	return { expiryDateType: kind, expiryValue: FIRST_EXPIRY[kind] };
}

/** The day of unix seconds in a zone, yyyy-MM-dd. */
function dayText(seconds: number, zone: string): string {
	return localTimeText(seconds * 1000, zone).slice(0, 10);
}

/** The last minute of a day of a zone, as unix seconds. */
function endOfDay(day: string, zone: string): number {
	return Math.floor(readLocalTime(`${day}T23:59`, zone) / 1000);
}

const FIRST_REMINDERS = { enableAutoReminder: true, reminderDays: 3, reminderCount: 3 };

/** How often those who have not signed are reminded. */
export function ReminderSettings() {
	const words = useWords("editor").settings.reminders;
	const summary = useRemindersText();
	const byDefault = useDefaultRemindersText();
	const [{ reminders }, change] = useDocument();
	const kind = reminders === null ? "usual" : reminders.enableAutoReminder ? "own" : "none";
	return (
		<Fold title={words.title} summary={summary}>
			<Locked why={useWhySettingFixed("reminders")}>
				<ChoiceInput
					label={words.title}
					value={kind}
					options={(["usual", "none", "own"] as const).map((one) => ({
						value: one,
						label: one === "usual" ? byDefault : words.kind[one],
					}))}
					onChoose={(one) =>
						change({
							reminders: one === "usual" ? null : { ...FIRST_REMINDERS, enableAutoReminder: one === "own" },
						})
					}
				/>
				{reminders && kind === "own" ? (
					<div className="grid grid-cols-2 gap-2">
						<NumberInput
							label={words.days}
							value={reminders.reminderDays}
							{...within(reminderDays)}
							onGive={(next) =>
								next !== null && change({ reminders: { ...reminders, reminderDays: next } }, "reminders")
							}
						/>
						<NumberInput
							label={words.count}
							value={reminders.reminderCount}
							{...within(reminderCount)}
							onGive={(next) =>
								next !== null && change({ reminders: { ...reminders, reminderCount: next } }, "reminders")
							}
						/>
					</div>
				) : null}
			</Locked>
		</Fold>
	);
}
