"use client";

import { CircleAlert, CircleCheck, CircleDashed, CloudOff, TriangleAlert } from "lucide-react";
import { useIsCorrecting } from "#components/editor/correcting/use-locks.ts";
import { useDesk } from "#components/editor/state/use-editor.ts";
import { cx } from "#components/ui/cx.ts";
import { useWords } from "#components/ui/words.tsx";
import type { Messages } from "#lib/i18n/generated/messages.d.ts";
import { format } from "#lib/i18n/message.ts";
import { type Problems, useProblems } from "./sending/use-problems.ts";

/** Whether the draft can be sent; leads to what is missing (`onOpen` opens the sending sheet). */
export function Readiness({ onOpen }: { onOpen: () => void }) {
	const { panels, correcting } = useWords("editor");
	const isCorrecting = useIsCorrecting();
	const words = isCorrecting ? { ...panels.ready, ...correcting.ready } : panels.ready;
	const problems = useProblems();
	const waits = useDesk(({ saving }) => saving.kind !== "saved" && saving.kind !== "saving");
	// The place is there before the words are.
	if (!problems) return <span className="inline-block min-h-9" />;
	const {
		icon: Icon,
		tone,
		text,
		count,
	} = waits
		? { icon: CloudOff, tone: "text-warn", text: words.waits, count: 0 }
		: isCorrecting && !problems.isChanged
			? { icon: CircleDashed, tone: "text-ink-soft", text: correcting.ready.nothing, count: 0 }
			: inWords(problems, words);
	return (
		<button
			type="button"
			onClick={onOpen}
			title={text}
			aria-label={text}
			className={cx(
				"inline-flex min-h-9 items-center gap-1.5 rounded-control px-2 font-medium hover:bg-sunken max-md:min-h-11",
				tone,
			)}
		>
			<Icon size={16} aria-hidden="true" className="shrink-0" />
			<span className="whitespace-nowrap max-xl:hidden">{text}</span>
			{count > 0 ? <span className="tabular-nums xl:hidden">{count}</span> : null}
		</button>
	);
}

function inWords({ blocking, warnings }: Problems, words: Messages["editor"]["panels"]["ready"]) {
	const [missing, check] = [blocking.length, warnings.length];
	if (missing > 0) {
		const parts = { missing: format(words.missing, { count: missing }), check: format(words.check, { count: check }) };
		const text = check > 0 ? format(words.both, parts) : parts.missing;
		return { icon: CircleAlert, tone: "text-bad", text, count: missing };
	}
	if (check > 0) {
		return { icon: TriangleAlert, tone: "text-warn", text: format(words.check, { count: check }), count: check };
	}
	return { icon: CircleCheck, tone: "text-good", text: words.ready, count: 0 };
}
