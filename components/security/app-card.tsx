"use client";

import { CircleCheck } from "lucide-react";
import { useRouter } from "next/navigation";
import { useId, useState } from "react";
import { toastAnswer } from "#components/ui/actions/toast-answer.ts";
import { Button } from "#components/ui/button.tsx";
import { cx } from "#components/ui/cx.ts";
import { FormDialog } from "#components/ui/dialogs/form-dialog.tsx";
import { useReauth } from "#components/ui/dialogs/use-reauth.ts";
import { Facts } from "#components/ui/facts.tsx";
import { Filled } from "#components/ui/filled.tsx";
import { Section } from "#components/ui/section.tsx";
import { TimeInSentence } from "#components/ui/time/time-in-sentence.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import { AppSetUp, type SetUp } from "./app-set-up.tsx";
import type { Person } from "./person.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { useAppSetUp } from "./use-app-set-up.ts";

type Nothing = Record<never, never>;

type Props = {
	person: Person;
	/** Times are ISO 8601; null: none is set up. */
	app: { since: string; lastUsedAt: string | null } | null;
	/** It has to stay until there is something else. */
	isKept: boolean;
	begin: (input: Nothing) => Promise<ActionAnswer<SetUp>>;
	confirm: (input: { code: string }) => Promise<ActionAnswer<string[]>>;
	remove: (input: Nothing) => Promise<ActionAnswer>;
};

/** The authenticator app: set up in its card, or as it is. */
export function AppCard({ person, app, isKept, begin, confirm, remove }: Props) {
	const { app: words } = useWords("security");
	const router = useRouter();
	const reauth = useReauth();
	const way = useAppSetUp({ begin, confirm, run: reauth.run, onEnd: () => router.refresh() });
	const [isRemoving, setIsRemoving] = useState(false);

	async function takeAway() {
		setIsRemoving(false);
		const answer = await reauth.run(() => remove({}));
		if (answer) toastAnswer(answer, words.removed);
	}

	const { setUp, codes, problem } = way;
	const isUnderWay = setUp !== null || codes !== null;
	return (
		<Section
			title={isUnderWay ? words.setUpTitle : words.title}
			aside={isUnderWay ? <Steps names={[words.stepScan, words.stepCodes]} current={codes ? 1 : 0} /> : null}
		>
			<div className="px-4 py-4 sm:px-5">
				{codes ? (
					<RecoveryCodes codes={codes} person={person} onSaved={way.end} />
				) : setUp ? (
					<AppSetUp {...{ setUp, problem }} isBusy={reauth.isBusy} onCheck={way.check} onLeave={way.leave} />
				) : (
					<AppAsItIs
						{...{ app, isKept }}
						isBusy={reauth.isBusy}
						onStart={way.start}
						onRemove={() => setIsRemoving(true)}
					/>
				)}
			</div>
			{isRemoving ? <RemoveDialog onClose={() => setIsRemoving(false)} onRemove={takeAway} /> : null}
		</Section>
	);
}

function RemoveDialog({ onClose, onRemove }: { onClose: () => void; onRemove: () => void }) {
	const { app: words, cancel } = useWords("security");
	return (
		<FormDialog
			title={words.removeTitle}
			description={words.removeAbout}
			cancel={cancel}
			action={words.remove}
			isDanger
			isBusy={false}
			onClose={onClose}
			onSubmit={onRemove}
		/>
	);
}

type AsItIs = Pick<Props, "app" | "isKept"> & { isBusy: boolean; onStart: () => void; onRemove: () => void };

function AppAsItIs({ app, isKept, isBusy, onStart, onRemove }: AsItIs) {
	const { app: words, lastOne } = useWords("security");
	const noteId = useId();
	if (!app) {
		return (
			<div className="flex flex-col gap-3 sm:flex-row sm:items-center sm:justify-between">
				<p className="max-w-prose text-pretty text-ink-soft">{words.none}</p>
				<Button variant="primary" onClick={onStart} isBusy={isBusy} className="self-start">
					{words.setUp}
				</Button>
			</div>
		);
	}
	return (
		<div className="flex flex-col gap-3 sm:flex-row sm:items-center sm:justify-between">
			<div>
				<p className="flex items-center gap-1.5 font-medium text-good">
					<CircleCheck size={16} aria-hidden="true" />
					{words.isOn}
				</p>
				<div className="text-ink-soft">
					<Facts>
						<Filled text={words.since} values={{ when: <TimeInSentence at={app.since} /> }} />
						{app.lastUsedAt ? (
							<Filled text={words.used} values={{ when: <TimeInSentence at={app.lastUsedAt} /> }} />
						) : (
							words.unused
						)}
					</Facts>
					{isKept ? (
						<p id={noteId} className="mt-1 max-w-prose text-pretty">
							{lastOne}
						</p>
					) : null}
				</div>
			</div>
			<div className="flex shrink-0 flex-wrap gap-2">
				<Button onClick={onStart} isBusy={isBusy}>
					{words.replace}
				</Button>
				<Button variant="danger" onClick={onRemove} disabled={isKept} aria-describedby={isKept ? noteId : undefined}>
					{words.remove}
				</Button>
			</div>
		</div>
	);
}

/** Where one is on a way of a few steps. @param current counted from 0 */
function Steps({ names, current }: { names: string[]; current: number }) {
	return (
		<ol className="flex flex-wrap gap-x-4 gap-y-1">
			{names.map((name, place) => (
				<li
					key={name}
					aria-current={place === current ? "step" : undefined}
					className={cx("flex items-center gap-2", place === current ? "font-medium" : "text-ink-soft")}
				>
					<span
						aria-hidden="true"
						className={cx(
							"grid size-6 place-items-center rounded-full text-xs tabular-nums",
							place === current ? "bg-seal-soft text-seal" : "bg-sunken",
						)}
					>
						{place + 1}
					</span>
					{name}
				</li>
			))}
		</ol>
	);
}
