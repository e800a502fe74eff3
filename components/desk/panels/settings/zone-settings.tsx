"use client";

import { useMemo } from "react";
import { Locked } from "#components/desk/correcting/locked.tsx";
import { useWhySettingFixed } from "#components/desk/correcting/use-locks.ts";
import { Fold } from "#components/panels/fold.tsx";
import { PANEL_CONTROL_CLASS, PanelField } from "#components/panels/panel-field.tsx";
import { useWords } from "#components/ui/words.tsx";
import { ZoneOptions } from "#components/ui/zone-options.tsx";
import { fill } from "#lib/i18n/signing/fill.ts";
import { zoneName } from "#lib/i18n/zone-name.ts";
import { useDeskFacts } from "../desk-facts.tsx";
import { useDefaults, useDefaultText } from "./settings-in-words.ts";
import { useDocument } from "./use-document.ts";

/** In which zone the document's dates and times are. */
export function ZoneSettings() {
	const words = useWords("desk").settings.zone;
	const [{ timeZone }, change] = useDocument();
	const { timeZone: organisation } = useDeskFacts();
	const byDefault = useDefaultText();
	const zone = useDefaults()?.timeZone ?? null;
	const usual = byDefault(zone === null ? fill(words.each, { zone: zoneName(organisation) }) : zoneName(zone));
	const zones = useMemo(() => Intl.supportedValuesOf("timeZone"), []);
	return (
		<Fold title={words.title} summary={timeZone === null ? usual : zoneName(timeZone)}>
			<Locked why={useWhySettingFixed("timeZone")}>
				<PanelField label={words.title} note={words.about}>
					{(control) => (
						<select
							{...control}
							value={timeZone ?? ""}
							onChange={({ target }) => change({ timeZone: target.value === "" ? null : target.value })}
							className={PANEL_CONTROL_CLASS}
						>
							<option value="">{usual}</option>
							<ZoneOptions zones={zones} chosen={timeZone} />
						</select>
					)}
				</PanelField>
			</Locked>
		</Fold>
	);
}
