"use client";

import { CalendarClock, FileX, type LucideIcon, MailX, ScanFace, ShieldX, UserX } from "lucide-react";
import { Filled } from "#components/ui/filled.tsx";
import { namesInWords } from "#components/ui/lists/names-in-words.ts";
import { RelativeTime } from "#components/ui/time/relative-time.tsx";
import { useWords, useWordsLocale } from "#components/ui/words.tsx";
import { format } from "#lib/i18n/message.ts";
import type { StuckItem, StuckVerbs } from "./start-items.ts";
import { StartRow } from "./start-row.tsx";
import { StuckFix } from "./stuck-fix.tsx";

const ICONS: Record<StuckItem["because"]["kind"], LucideIcon> = {
	undelivered: MailX,
	unsealed: ShieldX,
	undrawn: FileX,
	review: ScanFace,
	declined: UserX,
	expiring: CalendarClock,
};

/** What is stuck, why, and the one button that mends it. */
export function StuckList({ rows, verbs }: { rows: StuckItem[]; verbs: StuckVerbs }) {
	const { untitled } = useWords("documents");
	return (
		<ul>
			{rows.map((row) => (
				<StartRow
					key={row.id}
					icon={ICONS[row.because.kind]}
					tone={row.because.kind === "expiring" || row.because.kind === "review" ? "warn" : "bad"}
					title={row.title || untitled}
					href={row.isDraft ? `/documents/${row.id}/desk` : `/documents/${row.id}`}
					about={<Because because={row.because} />}
				>
					<StuckFix row={row} title={row.title || untitled} verbs={verbs} />
				</StartRow>
			))}
		</ul>
	);
}

function Because({ because }: { because: StuckItem["because"] }) {
	const { stuck: words } = useWords("start");
	if (because.kind === "undrawn") return words.undrawn;
	if (because.kind === "review") {
		return format(because.isOwn ? words.review : words.reviewOfSender, { name: because.name });
	}
	if (because.kind === "declined") {
		const { name, reason } = because;
		return reason ? format(words.declined, { name, reason }) : format(words.declinedPlain, { name });
	}
	if (because.kind === "expiring") return <Expiring because={because} />;
	if (because.kind === "unsealed") {
		return because.reason ? format(words.unsealed, { reason: because.reason }) : words.unsealedPlain;
	}
	const { name, to, reason, isCode } = because;
	if (isCode) return format(words.codeUndelivered, { name, to });
	return reason ? format(words.undelivered, { to, reason }) : format(words.undeliveredPlain, { to });
}

/** When it ends, and for whom it waits. */
function Expiring({ because }: { because: Extract<StuckItem["because"], { kind: "expiring" }> }) {
	const { stuck: words } = useWords("start");
	const { more } = useWords("common");
	const locale = useWordsLocale();
	const { at, names, hasOpened } = because;
	const sentence = names.length > 1 ? words.waitForMany : hasOpened ? words.waitsFor : words.unopened;
	return (
		<>
			<Filled text={words.expiring} values={{ when: <RelativeTime at={at} /> }} />{" "}
			{names.length > 0 ? format(sentence, { names: namesInWords(names, locale, more) }) : null}
		</>
	);
}
