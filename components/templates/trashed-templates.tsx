"use client";

import { Trash2, Undo2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { toast } from "#components/ui/actions/toast.tsx";
import { useAction } from "#components/ui/actions/use-action.ts";
import { Button } from "#components/ui/button.tsx";
import { FormDialog } from "#components/ui/dialogs/form-dialog.tsx";
import { Facts } from "#components/ui/facts.tsx";
import { Filled } from "#components/ui/filled.tsx";
import { Moment } from "#components/ui/time/moment.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import { isolate } from "#lib/i18n/bidi.ts";
import { format } from "#lib/i18n/message.ts";

/** purgeAt: ISO 8601. */
type TrashedTemplate = { id: string; title: string; owner: string; purgeAt: string };

type Act = (input: { templateId: string }) => Promise<ActionAnswer>;
type Verbs = { restore: Act; remove: Act };
type Props = { rows: TrashedTemplate[]; locale: string; verbs: Verbs };

/** Templates in the trash, each of which can be restored or deleted permanently. */
export function TrashedTemplates({ rows, locale, verbs }: Props) {
	const words = useWords("templates");
	return (
		<ul aria-label={words.tabs.trash} className="overflow-hidden rounded-card border border-line bg-surface">
			{rows.map(({ id, title, owner, purgeAt }) => (
				<li
					key={id}
					className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b px-4 py-3 last:border-b-0 sm:px-5"
				>
					<div className="min-w-40 flex-1">
						<p className="break-words font-medium">
							<bdi>{title || words.draft.untitled}</bdi>
						</p>
						<p className="text-ink-soft">
							<Facts>
								{format(words.byOwner, { name: isolate(owner) })}
								<Filled
									text={words.trash.purged}
									values={{ when: <Moment at={purgeAt} locale={locale} style="date" /> }}
								/>
							</Facts>
						</p>
					</div>
					<div className="flex flex-wrap gap-2">
						<RestoreButton {...{ id }} act={verbs.restore} title={title || words.draft.untitled} />
						<DeleteButton {...{ id }} act={verbs.remove} title={title || words.draft.untitled} />
					</div>
				</li>
			))}
		</ul>
	);
}

type ButtonProps = { id: string; title: string; act: Act };

function RestoreButton({ id: templateId, title, act }: ButtonProps) {
	const words = useWords("templates");
	const router = useRouter();
	const { run, isBusy, isDone } = useAction(act);

	async function submit() {
		const answer = await run({ templateId });
		if (!answer) return;
		if (!answer.ok) return toast(answer.message, "bad");
		toast(words.delete.restored);
		router.refresh();
	}

	return (
		<Button
			isBusy={isBusy || isDone}
			icon={<Undo2 size={16} aria-hidden="true" />}
			aria-label={format(words.trash.restoreOf, { title })}
			onClick={() => void submit()}
		>
			{words.trash.restore}
		</Button>
	);
}

function DeleteButton({ id: templateId, title, act }: ButtonProps) {
	const { trash: words } = useWords("templates");
	const router = useRouter();
	const [isAsking, setIsAsking] = useState(false);
	const opener = useRef<HTMLButtonElement>(null);
	const { run, isBusy, problem } = useAction(act);

	async function confirm() {
		const answer = await run({ templateId });
		if (!answer?.ok) return;
		setIsAsking(false);
		toast(words.removed);
		router.refresh();
	}

	return (
		<>
			<Button
				ref={opener}
				icon={<Trash2 size={16} aria-hidden="true" />}
				aria-label={format(words.removeOf, { title })}
				onClick={() => setIsAsking(true)}
			>
				{words.remove}
			</Button>
			{isAsking ? (
				<FormDialog
					{...{ opener, isBusy, problem }}
					title={words.removeTitle}
					description={format(words.removeAbout, { title: isolate(title) })}
					cancel={words.cancel}
					action={words.remove}
					isDanger
					onClose={() => setIsAsking(false)}
					onSubmit={() => void confirm()}
				/>
			) : null}
		</>
	);
}
