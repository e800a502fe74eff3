"use client";

import { Locked } from "#components/editor/correcting/locked-note.tsx";
import { useWhySettingFixed } from "#components/editor/correcting/use-locks.ts";
import { Fold } from "#components/panels/fold.tsx";
import { ZoneField } from "#components/panels/zone-field.tsx";
import { useWords } from "#components/ui/words.tsx";
import { format } from "#lib/i18n/message.ts";
import { zoneName } from "#lib/i18n/zones.ts";
import { useDeskFacts } from "../editor-facts.tsx";
import { useDefaults, useDefaultText } from "./settings-in-words.ts";
import { useDocument } from "./use-document.ts";

/** In which zone the document's dates and times are. */
export function ZoneSettings() {
	const words = useWords("editor").settings.zone;
	const [{ timeZone }, change] = useDocument();
	const { timeZone: organisation } = useDeskFacts();
	const byDefault = useDefaultText();
	const zone = useDefaults()?.timeZone ?? null;
	const usual = byDefault(zone === null ? format(words.each, { zone: zoneName(organisation) }) : zoneName(zone));
	return (
		<Fold title={words.title} summary={timeZone === null ? usual : zoneName(timeZone)}>
			<Locked why={useWhySettingFixed("timeZone")}>
				<ZoneField
					label={words.title}
					look="panel"
					value={timeZone}
					unset={usual}
					onChange={(zone) => change({ timeZone: zone })}
				/>
				<p className="mt-1 text-pretty text-ink-soft text-xs">{words.about}</p>
			</Locked>
		</Fold>
	);
}
