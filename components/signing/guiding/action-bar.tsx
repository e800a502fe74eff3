"use client";

import { Check, CircleAlert, CloudOff, Hourglass } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { ProgressBar } from "#components/ui/progress-bar.tsx";
import { Spinner } from "#components/ui/spinner.tsx";
import type { FieldDefinition } from "#lib/fields/field-types.ts";
import { isMark } from "#lib/fields/registry.ts";
import { formatPercent } from "#lib/i18n/format.ts";
import { format } from "#lib/i18n/message.ts";
import { saveState, wrongEntries } from "../saving/save-state.ts";
import { fieldName, problemText } from "../state/field-words.ts";
import { useSigning } from "../state/signing-context.tsx";
import { nextField, progressOf } from "../state/signing-progress.ts";
import type { SigningState } from "../state/signing-state.ts";
import { useSigningState } from "../state/use-signing-state.ts";
import { askForConsent } from "./ask-for-consent.ts";
import { ErrorSummary } from "./error-summary.tsx";

/** Where one stands and the one button that says what is next; at the bottom, within reach of a thumb. */
export function ActionBar() {
	const { messages } = useSigning();
	const hasConsented = useSigningState((state) => state.hasConsented);
	return (
		<section
			aria-label={messages.progress.label}
			className="fixed inset-x-0 bottom-0 z-20 flex flex-col items-center pb-[env(safe-area-inset-bottom)] noscript:hidden sm:pointer-events-none sm:bottom-5 sm:px-4"
		>
			<div className="w-full overflow-hidden bg-surface max-sm:border-line max-sm:border-t sm:pointer-events-auto sm:max-w-2xl sm:rounded-card sm:border sm:border-line sm:shadow-float">
				{hasConsented ? <FillingBar /> : <ConsentBar />}
			</div>
		</section>
	);
}

/** Before anything is filled in: the agreement, with the text one press away. */
function ConsentBar() {
	const { messages, dispatch, verbs } = useSigning();
	const hasMissedConsent = useSigningState((state) => state.hasMissedConsent);
	const { consent, actions } = messages;
	const box = useRef<HTMLInputElement>(null);
	const [isAgreed, setIsAgreed] = useState(false);
	// It may have been ticked before the page's scripts were there.
	useEffect(() => setIsAgreed(box.current?.checked ?? false), []);
	const [isBusy, setIsBusy] = useState(false);
	const isMissing = hasMissedConsent && !isAgreed;
	const start = async () => {
		if (!isAgreed) {
			askForConsent(dispatch);
			return;
		}
		setIsBusy(true);
		await verbs.consent();
		setIsBusy(false);
	};
	return (
		<div className="flex flex-col gap-2 px-4 py-3 sm:flex-row sm:items-center sm:gap-4">
			<div className="min-w-0 flex-1">
				<label className="flex min-h-8 items-center gap-3 font-medium text-read">
					<input
						ref={box}
						id="consent"
						type="checkbox"
						className="size-5 shrink-0 accent-seal"
						checked={isAgreed}
						aria-invalid={isMissing || undefined}
						aria-describedby="consent-note"
						onChange={(event) => setIsAgreed(event.target.checked)}
					/>
					{consent.label}
				</label>
				<p id="consent-note" className="flex flex-wrap items-center gap-x-3 pl-8">
					{isMissing ? (
						<span role="alert" className="font-medium text-bad">
							{consent.needed}
						</span>
					) : null}
					<button
						type="button"
						className="min-h-6 text-seal underline underline-offset-2"
						onClick={() => dispatch({ type: "panel", panel: { kind: "consent" } })}
					>
						{consent.read}
					</button>
				</p>
			</div>
			<Button variant="primary" size="lg" className="max-sm:w-full sm:min-w-36" onClick={start} isBusy={isBusy}>
				{actions.start}
			</Button>
		</div>
	);
}

/** How far the entries are, and while Finish waits for the drawing of pages, how far that is. */
function standing(state: SigningState) {
	const { done, total, left } = progressOf(state);
	const percent = state.preparedShare === null ? null : Math.floor(state.preparedShare * 100);
	return { done, total, left, percent, waitsToFinish: state.waitsToFinish };
}

function FillingBar() {
	const { messages, view, locale } = useSigning();
	const { done, total, left, percent, waitsToFinish } = useSigningState(standing);
	const { progress } = messages;
	const nothing = view.fields.length === 0 ? progress.nothingToFill : progress.none;
	const drawing = percent !== null && {
		label: progress.preparing,
		value: percent,
		max: 100,
		valueText: format(progress.prepared, { percent: formatPercent(locale, percent / 100) }),
	};
	const filling = total > 0 && {
		label: progress.label,
		value: done,
		max: total,
		valueText: format(progress.of, { done, total }),
	};
	const bar = drawing || filling;
	return (
		<>
			{bar ? <ProgressBar {...bar} /> : null}
			<ErrorSummary />
			<div className="flex items-center gap-3 px-4 py-3 sm:gap-4">
				<div className="min-w-0 flex-1">
					{percent === null ? (
						<>
							<p className="text-pretty font-medium text-read leading-5">
								{left > 0 ? format(progress.left, { count: left }) : nothing}
							</p>
							{waitsToFinish ? <WaitingNote /> : <SaveNote />}
						</>
					) : (
						<PreparingNote percent={percent} />
					)}
				</div>
				<MainButton />
			</div>
		</>
	);
}

/** Finish waits for the drawing of pages: nobody signs what nobody can see. It goes on by itself. */
function PreparingNote({ percent }: { percent: number }) {
	const { locale, messages } = useSigning();
	const { progress } = messages;
	return (
		<div data-preparing="">
			<p className="text-pretty font-medium text-read leading-5">{progress.preparing}</p>
			<p className="text-pretty text-ink-soft text-sm tabular-nums">
				{format(progress.prepared, { percent: formatPercent(locale, percent / 100) })} {progress.preparingNote}
			</p>
		</div>
	);
}

/** What the one button does. */
function nextStep(state: SigningState) {
	const mark = waitingMark(state);
	const next = mark ? null : nextToPlace(state);
	return {
		isLast: progressOf(state).left === 0,
		isFinishing: state.isFinishing,
		waits: state.waitsToFinish,
		mark,
		next,
	};
}

function MainButton() {
	const { messages, verbs } = useSigning();
	const { isLast, isFinishing, waits, mark, next } = useSigningState(nextStep);
	const { actions, fields } = messages;
	const press = () => {
		if (waits) verbs.stopFinishing();
		else if (isLast) void verbs.finish();
		else if (mark) verbs.place(mark.id);
		else verbs.next();
		if (next) verbs.place(next.id);
	};
	const words = { Signature: fields.sign, Initial: fields.initial, Drawing: fields.draw };
	const placing = next?.type === "Initial" ? fields.initialNext : fields.signNext;
	const step = mark ? words[mark.type as keyof typeof words] : next ? placing : actions.next;
	return (
		<Button
			id="main-action"
			variant={waits ? "secondary" : "primary"}
			size="lg"
			className="min-w-32 sm:min-w-36"
			isBusy={isFinishing && !waits}
			onClick={press}
		>
			{waits ? actions.cancel : isFinishing ? actions.finishing : isLast ? actions.finish : step}
		</Button>
	);
}

/** The empty mark one stands at: then the one button signs there. */
function waitingMark(state: SigningState): FieldDefinition | null {
	const active = state.fields.find((one) => one.field.id === state.activeId);
	return active && isMark(active.field.type) && active.shown === null ? active.field : null;
}

/** The field that Next leads to, where it only has to be given the mark that was adopted already: one press does both. */
function nextToPlace(state: SigningState): FieldDefinition | null {
	const target = nextField(state);
	if (!target || target.shown !== null) return null;
	const { type } = target.field;
	const isAdopted = type === "Signature" ? state.marks.signature : type === "Initial" ? state.marks.initials : null;
	return isAdopted ? target.field : null;
}

/** What stands on the page and cannot be stored, and the way there. */
function WrongNote() {
	const { messages, display, verbs } = useSigning();
	const wrong = useSigningState(wrongEntries);
	const [first] = wrong;
	const problem = first && (first.refusal ?? first.problem);
	if (!problem) return null;
	const { field } = first;
	const value = problemText(field, problem, messages, display);
	const why = format(messages.fields.labelled, { label: fieldName(field, messages), value });
	return (
		<button
			type="button"
			data-save-state="wrong"
			className="flex min-h-6 max-w-full items-start gap-1.5 text-left text-bad text-sm hover:underline"
			onClick={() => verbs.goTo(field.id)}
		>
			<CircleAlert size={14} aria-hidden="true" className="mt-0.5 shrink-0" />
			<span className="line-clamp-2 min-w-0">
				{wrong.length === 1 ? why : format(messages.progress.wrong, { count: wrong.length })}
			</span>
		</button>
	);
}

/** Finish was pressed without a connection. */
function WaitingNote() {
	const { progress } = useSigning().messages;
	return (
		<p className="flex items-center gap-1.5 text-ink-soft text-sm" data-finish-waits="">
			<CloudOff size={14} aria-hidden="true" className="shrink-0 text-warn" />
			{progress.waitsToFinish}
		</p>
	);
}

function SaveNote() {
	const { messages, view } = useSigning();
	const saved = useSigningState(saveState);
	const { progress } = messages;
	if (view.fields.length === 0) return null;
	if (saved === "wrong") return <WrongNote />;
	const icons = {
		saved: <Check size={14} aria-hidden="true" className="text-good" />,
		saving: <Spinner size={12} />,
		failed: <CloudOff size={14} aria-hidden="true" className="text-warn" />,
		held: <Hourglass size={14} aria-hidden="true" className="text-warn" />,
	};
	const words = { saved: progress.saved, saving: progress.saving, failed: progress.unsaved, held: progress.held };
	return (
		<p className="flex items-center gap-1.5 text-ink-soft text-sm" data-save-state={saved}>
			{icons[saved]}
			{words[saved]}
		</p>
	);
}
