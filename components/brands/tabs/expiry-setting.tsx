"use client";

import { SelectField } from "#components/ui/forms/select-field.tsx";
import { TextField } from "#components/ui/forms/text-field.tsx";
import { useReaderZone } from "#components/ui/reader.tsx";
import { localTimeText, readLocalTime } from "#components/ui/time/local-time.ts";
import { useWords } from "#components/ui/words.tsx";
import { EXPIRY_DATE_TYPES } from "#lib/contract/documents/literals.ts";
import { DAY_MS } from "#lib/units.ts";
import { NumberSetting } from "../settings/number-setting.tsx";
import type { BrandValues } from "../state/brand-values.ts";
import { useDesigner } from "../state/designer-context.tsx";

/** What each way of counting begins with. */
const FIRST: Record<NonNullable<BrandValues["expiryDateType"]>, () => number> = {
	Days: () => 30,
	Hours: () => 72,
	SpecificDateTime: () => Math.floor((Date.now() + 30 * DAY_MS) / 60_000) * 60,
};

/** When documents expire that say nothing of it themselves. */
export function ExpirySetting() {
	const { documents: words } = useWords("brands");
	const { values, change } = useDesigner();
	return (
		<>
			<SelectField
				label={words.expiryKind}
				name="expiryDateType"
				value={values.expiryDateType ?? "none"}
				onChange={({ target }) => {
					const type = EXPIRY_DATE_TYPES.find((one) => one === target.value) ?? null;
					change({ expiryDateType: type, expiryValue: type && FIRST[type]() });
				}}
			>
				<option value="none">{words.kinds.none}</option>
				{EXPIRY_DATE_TYPES.map((type) => (
					<option key={type} value={type}>
						{words.kinds[type]}
					</option>
				))}
			</SelectField>
			{values.expiryDateType === "Days" ? (
				<NumberSetting of="expiryValue" label={words.days} help={words.daysHelp} min={1} max={180} />
			) : null}
			{values.expiryDateType === "Hours" ? (
				<NumberSetting of="expiryValue" label={words.hours} help={words.hoursHelp} min={8} max={4320} />
			) : null}
			{values.expiryDateType === "SpecificDateTime" ? <DaySetting /> : null}
		</>
	);
}

/** In the zone of who designs: the interface counts in seconds, which are the same everywhere. */
function DaySetting() {
	const { documents: words } = useWords("brands");
	const { values, change, problems } = useDesigner();
	const zone = useReaderZone();
	return (
		<TextField
			label={words.day}
			help={words.dayHelp}
			name="expiryValue"
			type="datetime-local"
			value={values.expiryValue === null ? "" : localTimeText(values.expiryValue * 1000, zone)}
			error={problems.expiryValue}
			onChange={({ target }) => {
				const at = readLocalTime(target.value, zone);
				change({ expiryValue: Number.isNaN(at) ? null : Math.floor(at / 1000) });
			}}
		/>
	);
}
