"use client";

import { useEffect, useRef, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Code } from "#components/ui/code-block.tsx";
import { FormDialog } from "#components/ui/dialogs/form-dialog.tsx";
import { Filled } from "#components/ui/filled.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { Section } from "#components/ui/section.tsx";
import { Status } from "#components/ui/status.tsx";
import { TimeInSentence } from "#components/ui/time/time-in-sentence.tsx";
import { useWords } from "#components/ui/words.tsx";
import { format } from "#lib/i18n/message.ts";
import type { ProviderItem, Trial } from "./provider-items.ts";
import type { TrialRun } from "./use-trial.ts";

/** What whoever runs the installation types to let a provider be on the own network. */
const ALLOW_PRIVATE = "npm run admin -- sign-in-provider set --private yes";

type Props = { now: ProviderItem; trial: TrialRun; onRemove: () => void; isRemoving: boolean };

/** Whether the provider is on and works, and what can be done about it. */
export function ProviderState({ now, trial, onRemove, isRemoving }: Props) {
	const { state: words } = useWords("provider");
	const [isAsked, setIsAsked] = useState(false);
	const { name, isEnabled } = now;
	const told = useRef<HTMLDivElement>(null);
	// It is asked from the end of the form as well, from where this card is out of sight.
	useEffect(() => {
		if (trial.result) told.current?.scrollIntoView({ block: "center" });
	}, [trial.result]);
	return (
		<Section title={name} aside={<Badge now={now} />}>
			<div ref={told} className="flex flex-col gap-4 p-4 sm:p-5">
				<div>
					<p>{format(isEnabled ? words.onAbout : words.offAbout, { name })}</p>
					<p className="text-ink-soft">
						{now.lastSignInAt ? (
							<Filled text={words.lastSignIn} values={{ when: <TimeInSentence at={now.lastSignInAt} /> }} />
						) : (
							words.neverUsed
						)}
					</p>
				</div>
				<div aria-live="polite" className="flex flex-col gap-3 empty:hidden">
					{trial.problem ? <Notice tone="bad">{trial.problem}</Notice> : null}
					{trial.result ? (
						<TrialResult name={name} result={trial.result} />
					) : now.lastFailure && !trial.isBusy ? (
						<LastFailure now={now} />
					) : null}
				</div>
				<div className="flex flex-wrap gap-2">
					<Button onClick={trial.run} isBusy={trial.isBusy}>
						{words.test}
					</Button>
					<Button variant="danger" onClick={() => setIsAsked(true)} isBusy={isRemoving}>
						{words.remove}
					</Button>
				</div>
			</div>
			{isAsked ? (
				<RemoveDialog
					name={name}
					onClose={() => setIsAsked(false)}
					onRemove={() => {
						setIsAsked(false);
						onRemove();
					}}
				/>
			) : null}
		</Section>
	);
}

/** In a word. */
function Badge({ now }: { now: ProviderItem }) {
	const { state: words } = useWords("provider");
	if (!now.isEnabled) return <Status tone="neutral">{words.off}</Status>;
	return now.lastFailure ? <Status tone="bad">{words.failing}</Status> : <Status tone="good">{words.on}</Status>;
}

function TrialResult({ name, result }: { name: string; result: Trial }) {
	const { state: words } = useWords("provider");
	const { copyNamed } = useWords("common");
	if (result.isWell) {
		return (
			<Notice tone="good">
				{format(words.well, { name })} {result.endsSessions ? null : words.wellKeeps}
			</Notice>
		);
	}
	const { kind, detail } = result;
	return (
		<>
			<Notice tone="bad">
				<p>{format(words.kinds[kind === "denied" || kind === "returned" ? "refused" : kind], { name })}</p>
				<Words>{detail}</Words>
			</Notice>
			{kind === "private" ? (
				<div className="flex flex-col gap-1.5">
					<p className="text-ink-soft">{words.privateHelp}</p>
					<Code label={words.privateHelp} copyLabel={format(copyNamed, { label: words.privateHelp })}>
						{ALLOW_PRIVATE}
					</Code>
				</div>
			) : null}
		</>
	);
}

function LastFailure({ now }: { now: ProviderItem }) {
	const { state: words } = useWords("provider");
	const when = now.lastFailureAt ? <TimeInSentence at={now.lastFailureAt} /> : null;
	return (
		<Notice tone="bad">
			<p>
				<Filled text={words.failingAbout} values={{ name: now.name, when }} />
			</p>
			<Words>{now.lastFailure ?? ""}</Words>
		</Notice>
	);
}

/** What others have said, in their language. */
function Words({ children }: { children: string }) {
	return <p className="mt-1 break-words font-mono text-xs leading-5">{children}</p>;
}

function RemoveDialog({ name, onClose, onRemove }: { name: string; onClose: () => void; onRemove: () => void }) {
	const { state: words, cancel } = useWords("provider");
	return (
		<FormDialog
			title={format(words.removeTitle, { name })}
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
