"use client";

import { PANEL_CONTROL_CLASS, PanelField } from "#components/panels/panel-field.tsx";
import { useReaderZone } from "#components/ui/reader.tsx";
import { localTimeText, readLocalTime } from "#components/ui/time/local-time.ts";
import { useWords } from "#components/ui/words.tsx";

const SOONEST_MS = 30 * 60_000;
const LATEST_MS = 180 * 86_400_000;

/** What a control for day and time holds, as unix seconds; null for what is none, or is not half an hour to 180 days ahead. */
export function toUnixSeconds(typed: string, zone: string): number | null {
	const at = readLocalTime(typed, zone);
	const ahead = at - Date.now();
	return ahead >= SOONEST_MS && ahead <= LATEST_MS ? Math.floor(at / 1000) : null;
}

/** When it is sent, in the reader's own zone. */
export function SendTime({ value, onChange }: { value: string; onChange: (value: string) => void }) {
	const words = useWords("editor").sending;
	const zone = useReaderZone();
	const isBad = value !== "" && toUnixSeconds(value, zone) === null;
	return (
		<PanelField label={words.when} note={words.whenAbout} isBad={isBad}>
			{(control) => (
				<input
					{...control}
					type="datetime-local"
					value={value}
					min={localTimeText(Date.now() + SOONEST_MS + 60_000, zone)}
					max={localTimeText(Date.now() + LATEST_MS, zone)}
					aria-invalid={isBad || undefined}
					onChange={({ target }) => onChange(target.value)}
					className={PANEL_CONTROL_CLASS}
				/>
			)}
		</PanelField>
	);
}
