import { zoneName } from "#lib/i18n/zone-name.ts";

type Props = {
	/** IANA names, of which one can be chosen. */
	zones: readonly string[];
	/** What is chosen now, which may be none of them: an offset, or a zone that goes by another name today. */
	chosen: string | null;
};

/** The time zones of a choice. */
export function ZoneOptions({ zones, chosen }: Props) {
	const offered = chosen === null || zones.includes(chosen) ? zones : [chosen, ...zones];
	return offered.map((zone) => (
		<option key={zone} value={zone}>
			{zoneName(zone)}
		</option>
	));
}
