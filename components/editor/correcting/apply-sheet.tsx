"use client";

import { CheckCheck, CircleAlert } from "lucide-react";
import { useMemo } from "react";
import { beside } from "#components/editor/panels/parts/beside.ts";
import { Button } from "#components/ui/button.tsx";
import { Dialog } from "#components/ui/dialogs/dialog.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { useWords, useWordsLocale } from "#components/ui/words.tsx";
import type { CorrectionConflict } from "#lib/draft/correction.ts";
import { format } from "#lib/i18n/message.ts";
import { useDeskFacts } from "../panels/editor-facts.tsx";
import { ProblemList } from "../panels/sending/problem-list.tsx";
import { useProblemsNow } from "../panels/sending/use-problems.ts";
import { useExpiryText } from "../panels/settings/settings-in-words.ts";
import { useDesk } from "../state/use-editor.ts";
import { useWork } from "../work/work-context.tsx";
import { ChangeList } from "./change-list.tsx";
import { type DescribedCorrection, describeCorrection } from "./describe-correction.ts";
import { useApply } from "./use-apply.ts";

type Props = { documentId: string; onClose: () => void };

/** What a correction changes and for whom, what is in its way, and the button that applies it. */
export function ApplySheet({ documentId, onClose }: Props) {
	const words = useWords("editor").correcting;
	const common = useWords("common");
	const title = useDesk(({ draft }) => draft.document.title);
	const described = useDescribed();
	const problems = useProblemsNow();
	const { apply, takeBack, conflicts, isBusy, isTakingBack, problem } = useApply(documentId);
	if (!described) return null;
	const { count } = described;
	const isBlocked = count === 0 || conflicts.length > 0 || (problems?.blocking.length ?? 0) > 0;
	return (
		<Dialog
			look="broadSide"
			isOpen
			onClose={onClose}
			closeLabel={common.close}
			title={words.title}
			description={beside(title, format(words.changes, { count }))}
			footer={
				<Foot
					isBlocked={isBlocked}
					isBusy={isBusy || (!isBlocked && !problems?.isCurrent)}
					onApply={() => void apply()}
				/>
			}
		>
			<div className="flex flex-col gap-5">
				<div role="alert" className="flex flex-col gap-3 empty:hidden">
					{problem ? <Notice tone="warn">{problem}</Notice> : null}
					{conflicts.length > 0 ? (
						<TooLate conflicts={conflicts} isBusy={isTakingBack} onTakeBack={() => void takeBack()} />
					) : null}
				</div>
				{count === 0 ? <p className="text-pretty text-ink-soft">{words.nothing}</p> : null}
				{problems ? <ProblemList problems={problems} /> : null}
				{count === 0 ? null : <ChangeList described={described} />}
			</div>
		</Dialog>
	);
}

type LateProps = { conflicts: readonly CorrectionConflict[]; isBusy: boolean; onTakeBack: () => void };

/** What the document does not take any more, and the way out. */
function TooLate({ conflicts, isBusy, onTakeBack }: LateProps) {
	const { late } = useWords("editor").correcting;
	const sentences = [...new Set(conflicts.map(({ sentence }) => sentence))];
	return (
		<section className="overflow-hidden rounded-card border border-bad">
			<h3 className="flex items-center gap-2.5 bg-bad-soft px-4 py-2.5 font-semibold text-bad">
				<CircleAlert size={16} aria-hidden="true" className="shrink-0" />
				{late.title}
			</h3>
			<ul className="divide-y divide-line">
				{sentences.map((sentence) => (
					<li key={sentence} className="text-pretty break-words px-4 py-2.5">
						{sentence}
					</li>
				))}
			</ul>
			<div className="border-line border-t px-4 py-3">
				<Button isBusy={isBusy} onClick={onTakeBack} className="max-md:min-h-11">
					{format(late.takeBack, { count: sentences.length })}
				</Button>
			</div>
		</section>
	);
}

type FootProps = { isBlocked: boolean; isBusy: boolean; onApply: () => void };

function Foot({ isBlocked, isBusy, onApply }: FootProps) {
	const words = useWords("editor").correcting;
	const { shell } = useWork();
	return (
		<div className="flex w-full min-w-0 items-center gap-3">
			<Button className="mr-auto max-sm:min-h-11" onClick={() => shell.set({ isSendOpen: false, dialog: "discard" })}>
				{words.discard.action}
			</Button>
			<Button
				variant="primary"
				className="max-sm:min-h-11 max-sm:flex-1"
				icon={<CheckCheck size={16} aria-hidden="true" className="shrink-0" />}
				isBusy={isBusy}
				disabled={isBlocked}
				onClick={onApply}
			>
				{words.apply}
			</Button>
		</div>
	);
}

/** What the correction on this desk changes, in words; null: nothing is corrected. */
function useDescribed(): DescribedCorrection | null {
	const words = useWords("editor");
	const { types } = useWords("fieldSettings");
	const locale = useWordsLocale();
	const { correction, groups } = useDeskFacts();
	const draft = useDesk((desk) => desk.draft);
	const expiry = useExpiryText();
	return useMemo(
		() =>
			correction &&
			describeCorrection(draft, correction, { words, types, locale, groups, correction, template: null, expiry }),
		[draft, correction, words, types, locale, groups, expiry],
	);
}
