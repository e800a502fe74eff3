"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { toast } from "#components/ui/actions/toast.tsx";
import { Button } from "#components/ui/button.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { Dialog } from "#components/ui/dialogs/dialog.tsx";
import { Filled } from "#components/ui/filled.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { Moment } from "#components/ui/time/moment.tsx";
import { useWords, useWordsLocale } from "#components/ui/words.tsx";
import type { ChangedTemplate } from "#lib/draft/changed-template.ts";
import { isolate } from "#lib/i18n/bidi.ts";
import { ProblemList } from "../panels/sending/problem-list.tsx";
import { useOutcome } from "../panels/sending/use-outcome.ts";
import { type Problems, useProblemsNow } from "../panels/sending/use-problems.ts";
import { useWork } from "../work/work-context.tsx";

type Props = {
	/** It is saved at once where nothing is in the way. */
	isAtOnce: boolean;
	onClose: () => void;
};

/** Saves the template: at once, or once what is in the way is shown. */
export function SaveTemplate({ isAtOnce, onClose }: Props) {
	const problems = useProblemsNow();
	const { save, isBusy, problem, changed } = useSave();
	const isClear = problems?.isCurrent === true && problems.blocking.length === 0;
	const hasBegun = useRef(false);
	useEffect(() => {
		if (!isAtOnce || !isClear || hasBegun.current) return;
		hasBegun.current = true;
		void save(null);
	}, [isAtOnce, isClear, save]);
	if (changed) return <ChangedDialog {...{ changed, isBusy, onClose }} onReplace={() => void save(changed.version)} />;
	// Nothing is shown of what is saved at once.
	if (isAtOnce && problem === null && (problems === null || isClear)) return null;
	return <ProblemsDialog {...{ problems, problem, isBusy, onClose }} onSave={() => void save(null)} />;
}

function useSave() {
	const words = useWords("editor");
	const { store, subject } = useWork();
	const router = useRouter();
	const [changed, setChanged] = useState<ChangedTemplate | null>(null);
	const { run, isBusy, problem } = useOutcome(words.sending);
	async function save(replaces: number | null): Promise<void> {
		// Without a change there is nothing to save.
		if (store.getSnapshot().version === 0 && !(await hasSaved())) return router.push(subject.home);
		const outcome = await run(
			() => store.saveTemplate(replaces),
			async () => {
				toast(words.template.save.done);
				router.push(subject.home);
			},
		);
		if (outcome?.kind === "changed") setChanged(outcome.changed);
	}
	/** The first step may not have reached the server yet. */
	async function hasSaved(): Promise<boolean> {
		await store.flush();
		return store.getSnapshot().version > 0;
	}
	return { save, isBusy, problem, changed };
}

type ProblemsProps = {
	problems: Problems | null;
	/** Why it wasn’t saved; null: it wasn’t tried, or is. */
	problem: string | null;
	isBusy: boolean;
	onSave: () => void;
	onClose: () => void;
};

function ProblemsDialog({ problems, problem, isBusy, onSave, onClose }: ProblemsProps) {
	const { template, sending } = useWords("editor");
	const { close } = useWords("common");
	const blocked = problems?.blocking.length ?? 0;
	return (
		<Dialog
			look="broadSide"
			isOpen
			onClose={onClose}
			closeLabel={close}
			title={template.save.title}
			footer={
				<>
					<Button onClick={onClose}>{close}</Button>
					<Button
						variant="primary"
						isBusy={isBusy || (!problems?.isCurrent && blocked === 0)}
						disabled={blocked > 0}
						onClick={onSave}
					>
						{template.save.action}
					</Button>
				</>
			}
		>
			<div className="flex flex-col gap-5">
				<div role="alert" className="empty:hidden">
					{problem ? <Notice tone="warn">{problem}</Notice> : null}
				</div>
				{problems ? <ProblemList problems={problems} /> : <p className="text-ink-soft">{sending.looking}</p>}
			</div>
		</Dialog>
	);
}

type ChangedProps = { changed: ChangedTemplate; isBusy: boolean; onReplace: () => void; onClose: () => void };

/** Someone saved the template since its editing began: their version can be looked at before it is replaced. */
function ChangedDialog({ changed: { by, at }, isBusy, onReplace, onClose }: ChangedProps) {
	const words = useWords("editor").template.save.changed;
	const { close } = useWords("common");
	const locale = useWordsLocale();
	const { subject } = useWork();
	const when = <Moment at={new Date(at).toISOString()} locale={locale} style="minute" />;
	return (
		<Dialog
			isOpen
			onClose={onClose}
			closeLabel={close}
			title={words.title}
			footer={
				<>
					<Button onClick={onClose}>{words.cancel}</Button>
					<ButtonLink href={subject.home} target="_blank">
						{words.review}
					</ButtonLink>
					<Button variant="danger" isBusy={isBusy} onClick={onReplace}>
						{words.replace}
					</Button>
				</>
			}
		>
			<p className="text-pretty">
				<Filled text={words.about} values={{ name: isolate(by), when }} />
			</p>
		</Dialog>
	);
}
