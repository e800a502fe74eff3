"use client";

import { Copy, RefreshCw } from "lucide-react";
import { useMemo } from "react";
import { toast } from "#components/ui/actions/toast.tsx";
import { Button } from "#components/ui/button.tsx";
import { copyText } from "#components/ui/copy-text.ts";
import { Filled } from "#components/ui/filled.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { RelativeTime } from "#components/ui/time/relative-time.tsx";
import { useWords } from "#components/ui/words.tsx";
import { format } from "#lib/i18n/message.ts";
import { MendCard } from "./fix-card.tsx";
import type { DoctorVerbs, FoundThing } from "./health-items.ts";
import { useLooking } from "./use-looking.ts";
import { WellList } from "./well-list.tsx";

type Props = {
	things: { id: string; name: string }[];
	/** What was found; null: it is looked for once the page is there. */
	whole: FoundThing[] | null;
	/** Why the page has not looked, though it was to; null: it has, or was not to. */
	refused: string | null;
	verbs: DoctorVerbs;
};

const WORST_FIRST = ["wrong", "warn"] as const;

/** How the installation is: what is wrong first, each with how to mend it. */
export function DoctorRoom({ things, whole, refused, verbs }: Props) {
	const words = useWords("health");
	const ids = useMemo(() => things.map(({ id }) => id), [things]);
	const { found, awaited, lookedAt, problem, lookAgain } = useLooking(ids, { whole, refused }, verbs.look);
	const isLooking = awaited.length > 0;
	const isAwaited = (id: string) => awaited.includes(id);
	const known = ids.flatMap((id) => found.filter((one) => one.id === id));
	const toMend = WORST_FIRST.flatMap((level) => known.filter((one) => one.level === level));
	const well = things.filter(({ id }) => !toMend.some((one) => one.id === id));

	async function copyReport() {
		const isCopied = await copyText(
			[...toMend, ...known.filter((one) => !toMend.includes(one))].map(asText).join("\n"),
		);
		toast(isCopied ? words.copied : words.notCopied, isCopied ? undefined : "warn");
	}

	return (
		<div className="mx-auto flex max-w-4xl flex-col gap-6 lg:mx-0" aria-busy={isLooking}>
			<div className="flex flex-wrap items-start justify-between gap-4">
				<div className="min-w-0">
					<h1 className="font-semibold text-display">{words.title}</h1>
					<p className="mt-1 text-ink-soft" aria-live="polite">
						<Summary known={known} isLooking={isLooking} lookedAt={lookedAt} />
					</p>
				</div>
				<div className="flex flex-wrap gap-2 noscript:hidden">
					{known.length > 0 ? (
						<Button onClick={() => void copyReport()} icon={<Copy size={16} aria-hidden="true" />}>
							{words.copyReport}
						</Button>
					) : null}
					<Button
						variant="primary"
						isBusy={isLooking}
						onClick={() => void lookAgain()}
						icon={<RefreshCw size={16} aria-hidden="true" />}
					>
						{words.again}
					</Button>
				</div>
			</div>
			{whole || refused ? null : (
				<noscript>
					<meta httpEquiv="refresh" content="0; url=/settings/doctor?all" />
				</noscript>
			)}
			{problem ? <Notice tone="bad">{problem}</Notice> : null}
			{toMend.map((thing) => (
				<MendCard key={thing.id} thing={thing} isAwaited={isAwaited(thing.id)} verbs={verbs} onTried={lookAgain} />
			))}
			<WellList things={well} found={known} isAwaited={isAwaited} verbs={verbs} onTried={lookAgain} />
		</div>
	);
}

type SummaryProps = { known: readonly FoundThing[]; isLooking: boolean; lookedAt: string | null };

/** What there is to do, and since when that is known. */
function Summary({ known, isLooking, lookedAt }: SummaryProps) {
	const words = useWords("health");
	if (isLooking) return words.looking;
	if (known.length === 0) return words.about;
	const count = known.filter(({ level }) => level === "wrong" || level === "warn").length;
	const verdict = count === 0 ? words.allWell : format(words.toMend, { count, total: known.length });
	return (
		<>
			{verdict} {lookedAt ? <Filled text={words.looked} values={{ when: <RelativeTime at={lookedAt} /> }} /> : null}
		</>
	);
}

function asText({ level, name, text, answer, mend, line, lines }: FoundThing): string {
	const isMended = level === "warn" || level === "wrong";
	const more = [answer, ...lines, ...(isMended ? [mend, line] : [])].filter((one) => one !== null);
	return [`[${level}] ${name}: ${text}`, ...more.map((one) => `    ${one}`)].join("\n");
}
