"use client";

import { FileText, UserRoundPen } from "lucide-react";
import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { useWords } from "#components/ui/words.tsx";
import type { SigningField, SigningView } from "#lib/contract/signing/signing-page.ts";
import type { LibraryField } from "#lib/draft/library-field.ts";
import { FIELD_REGISTRY } from "#lib/fields/registry.ts";
import type { SigningMessages } from "#lib/i18n/signing/signing-messages.ts";
import { Panels } from "../signing/dialogs/panels.tsx";
import { FieldLayer } from "../signing/fields/field-layer.tsx";
import { SheetControl } from "../signing/sheet/sheet-control.tsx";
import { SheetNote } from "../signing/sheet/sheet-note.tsx";
import { type FieldState, isEditable } from "../signing/state/field-state.ts";
import { fieldName } from "../signing/state/field-words.ts";
import { SigningContext, useSigning } from "../signing/state/signing-context.tsx";
import { useSigningState } from "../signing/state/use-signing-state.ts";
import { useSigningSetup } from "../signing/use-signing-setup.ts";
import { sampleServer } from "./field-sample-server.ts";
import { SAMPLE_ID, sampleCommon, sampleView } from "./field-sample-view.ts";

/** What was tried last, which outlives a change of the settings. */
type Tried = { type: string; draft: string; shown: SigningField["shown"] };

type Props = {
	field: LibraryField;
	/** The words of signing pages, in the reader's language. */
	messages: SigningMessages;
	locale: string;
	formats: SigningView["formats"];
};

/** A field on paper at true size and as its signer fills it in, to be tried out: made by what signers get. */
export function FieldPreview(props: Props) {
	const tried = useRef<Tried | null>(null);
	// Another definition is another page: what was typed goes along.
	return <Sample key={JSON.stringify(props.field)} {...props} tried={tried} />;
}

function Sample({ field, messages, locale, formats, tried }: Props & { tried: RefObject<Tried | null> }) {
	const words = useWords("customFields").preview;
	const live = useRef<HTMLDivElement>(null);
	const announce = useCallback((text: string) => {
		if (live.current) live.current.textContent = text;
	}, []);
	const [{ server, view, common }] = useState(() => {
		const before = tried.current?.type === field.type ? tried.current : null;
		const isTyped = !["mark", "file"].includes(FIELD_REGISTRY[field.type].kind);
		const made = sampleView(field, formats, isTyped ? null : (before?.shown ?? null));
		const kept = before && isTyped && !field.isReadOnly ? [{ id: SAMPLE_ID, draft: before.draft, revision: 0 }] : [];
		return {
			server: sampleServer(made, kept),
			view: made,
			common: sampleCommon(locale, words.signer, words.agreement, formats.timeZone),
		};
	});
	const context = useSigningSetup({ server, common, view, messages, announce });
	const { store } = context;
	useEffect(
		() => () => {
			const [one] = store.getState().fields;
			if (one) tried.current = { type: one.field.type, draft: one.draft, shown: one.shown };
		},
		[store, tried],
	);
	return (
		<SigningContext value={context}>
			<div ref={live} className="sr-only" aria-live="polite" />
			<Paper />
			<Control />
			<Panels onReassigned={() => {}} />
		</SigningContext>
	);
}

/** A piece of a page around the field, a pixel of it as large as one of the screen. */
function Paper() {
	const words = useWords("customFields").preview;
	const { view } = useSigning();
	const [page] = view.pages;
	if (!page) return null;
	const { widthPx: width, heightPx: height } = page;
	return (
		<section aria-label={words.paper}>
			<Caption icon={<FileText size={14} aria-hidden="true" />}>{words.paper}</Caption>
			<div className="library-paper paper-light">
				<div className="library-page" style={{ "--px": "1px", width, height } as object}>
					<p className="library-line top-4">{words.before}</p>
					<FieldLayer page={1} />
					<p className="library-line bottom-4">{words.after}</p>
				</div>
			</div>
		</section>
	);
}

function Caption({ icon, children }: { icon: ReactNode; children: ReactNode }) {
	return (
		<h3 className="mb-2 flex items-center gap-1.5 text-ink-soft text-xs">
			{icon}
			{children}
		</h3>
	);
}

/** The field with the large control that a phone's sheet has; on a phone the field on the paper opens just that. */
function Control() {
	const words = useWords("customFields").preview;
	const one = useSigningState((state) => state.fields[0]);
	if (!one) return null;
	const { kind } = FIELD_REGISTRY[one.field.type];
	const isMark = kind === "mark";
	const hasControl = isEditable(one) && !isMark;
	return (
		<section aria-label={words.control} className="mt-5 max-sm:hidden">
			<Caption icon={<UserRoundPen size={14} aria-hidden="true" />}>
				<span className="flex-1">{words.control}</span>
				{hasControl ? <span>{words.tryIt}</span> : null}
			</Caption>
			<div className="rounded-card border border-line bg-surface p-4">
				{hasControl ? (
					<TriedControl state={one} />
				) : (
					<p className="text-ink-soft">{isMark ? words.onPaper : words.display}</p>
				)}
			</div>
		</section>
	);
}

function TriedControl({ state }: { state: FieldState }) {
	const { messages } = useSigning();
	const { field } = state;
	const name = fieldName(field, messages);
	const { required, optional } = messages.fields;
	const isChoice = FIELD_REGISTRY[field.type].kind === "choice";

	return (
		<div className="flex flex-col gap-2">
			<p className="break-words text-ink-soft">
				{isChoice ? null : <span className="font-medium text-ink">{name} · </span>}
				{field.isRequired ? required : optional}
			</p>
			<SheetControl state={state} id="tried" isRequired={field.isRequired} />
			<SheetNote state={state} id="tried-note" title={name} />
		</div>
	);
}
