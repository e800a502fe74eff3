"use client";

import { useEffect, useRef, useState } from "react";
import { lazyComponent } from "#components/ui/lazy-component.tsx";
import { useWords, useWordsLocale } from "#components/ui/words.tsx";
import type { DraftState } from "#lib/draft/draft-state.ts";
import type { DraftOperation, StepsAnswer } from "#lib/draft/draft-step.ts";
import type { DeskFacts } from "#lib/draft/editor-facts.ts";
import { byOrder } from "#lib/draft/order-keys.ts";
import { whyTemplateForbids } from "#lib/draft/template-limits.ts";
import { BlockDialogs } from "./blocks/block-dialogs.tsx";
import { CorrectionBanner } from "./correcting/correction-banner.tsx";
import { whyNotCorrected } from "./correcting/fixed-text.ts";
import { PaletteDrag } from "./palette/palette-drag.tsx";
import { DeskFactsProvider, useDeskFacts } from "./panels/editor-facts.tsx";
import { DeskNotices } from "./panels/editor-notices.tsx";
import { FileDrop } from "./panels/file-drop.tsx";
import { SendSheet } from "./panels/send-sheet.tsx";
import { DeskPaper } from "./paper/editor-paper.tsx";
import type { NamingFacts } from "./recipients/recipient-names.ts";
import { CopyToPages } from "./shell/copy-to-pages.tsx";
import { DeskBar } from "./shell/editor-bar.tsx";
import { CommandPalette } from "./shell/editor-palette.tsx";
import { DeskLeft, DeskRight } from "./shell/editor-sides.tsx";
import { PhoneTabs, PhoneTools } from "./shell/phone-tools.tsx";
import { KeyList } from "./shell/shortcut-list.tsx";
import { useDeskKeys } from "./shell/use-editor-keys.ts";
import { DeskProvider } from "./state/editor-context.tsx";
import { createDeskView, type DeskView } from "./state/editor-view.ts";
import { openDesk } from "./state/open-editor.ts";
import { useDesk } from "./state/use-editor.ts";
import { TemplateWords } from "./template/template-words.tsx";
import type { DraftVerbs } from "./work/draft-verbs.ts";
import { keptSides, type ShellStore } from "./work/shell-store.ts";
import { subjectOf } from "./work/subject.ts";
import { useShell, useWork, WorkProvider } from "./work/work-context.tsx";

type Props = {
	/** Of the document or template. */
	id: string;
	initial: Pick<StepsAnswer, "version" | "state">;
	facts: DeskFacts;
	/** null: of a template, whose page has its own. */
	verbs: DraftVerbs | null;
};

/** The desk: from a file to a document that is sent, or to a template that is saved. */
export function DeskApp(props: Props) {
	return props.facts.template ? (
		<TemplateWords>
			<Desk {...props} />
		</TemplateWords>
	) : (
		<Desk {...props} />
	);
}

function Desk({ id, initial, facts, verbs }: Props) {
	const naming = useRef<NamingFacts>(null);
	naming.current = { words: useWords("editor"), locale: useWordsLocale(), ...facts };
	const [subject] = useState(() => subjectOf(id, facts));
	const [desk] = useState(() => ({
		...openDesk({
			subject,
			userId: facts.user.id,
			isSandbox: facts.isSandbox,
			defaults: facts.defaults,
			initial,
			whyNot: (operations, draft) => naming.current && whyNot(operations, draft, naming.current),
		}),
		view: createDeskView({ recipientId: byOrder(initial.state?.recipients ?? {})[0] ?? null }),
	}));
	useEffect(() => desk.watch(), [desk]);
	return (
		<DeskProvider store={desk.store} view={desk.view}>
			<DeskFactsProvider facts={facts}>
				<WorkProvider subject={subject} verbs={verbs}>
					<DeskShell />
				</WorkProvider>
			</DeskFactsProvider>
		</DeskProvider>
	);
}

/** Why something can’t be done: to a document that was sent, or to one made from a template. */
function whyNot(operations: readonly DraftOperation[], draft: DraftState, facts: NamingFacts): string | null {
	const forbidden = whyTemplateForbids(operations, draft);
	return forbidden ? facts.words.template.forbids[forbidden] : whyNotCorrected(operations, draft, facts);
}

function DeskShell() {
	const { shell, view, subject } = useWork();
	const left = useShell((one) => one.left);
	const right = useShell((one) => one.right);
	const sheet = useShell((one) => one.sheet);
	useDeskKeys();
	useOwnAddress(subject.path);
	// What the server does not know: it draws both sides.
	useEffect(() => shell.set(keptSides()), [shell]);
	useEffect(() => view.subscribe(() => closeSheet(view, shell)), [view, shell]);
	return (
		<FileDrop>
			<PaletteDrag>
				<div
					className="desk"
					data-left={left ?? undefined}
					data-right={right ?? undefined}
					data-sheet={sheet ?? undefined}
				>
					<DeskBar />
					<div className="desk-notices">
						<CorrectionBanner />
						<DeskNotices />
					</div>
					<DeskLeft />
					<DeskPaper />
					<DeskRight />
					<PhoneTools />
					<PhoneTabs />
				</div>
				<Announcements />
				<KeyList />
				<Preview documentId={subject.id} />
				<CommandPalette />
				<CopyToPages />
				<BlockDialogs />
				<Ending />
			</PaletteDrag>
		</FileDrop>
	);
}

/** They come with their first use: most documents are never corrected. */
const ApplySheet = lazyComponent(() => import("./correcting/apply-sheet.tsx").then((module) => module.ApplySheet));
const DiscardDialog = lazyComponent(() =>
	import("./correcting/discard-dialog.tsx").then((module) => module.DiscardDialog),
);

const DeleteDraft = lazyComponent(() => import("./shell/delete-draft.tsx").then((module) => module.DeleteDraft));

const SaveTemplate = lazyComponent(() => import("./template/save-template.tsx").then((module) => module.SaveTemplate));

/** What the work on a desk ends with: sending or saving, or applying or discarding what was changed. */
function Ending() {
	const { shell, subject } = useWork();
	const { id: documentId } = subject;
	const { correction, template } = useDeskFacts();
	const isOpen = useShell((one) => one.isSendOpen);
	const isDeleting = useShell((one) => one.dialog === "deleteDraft");
	const isSaving = useShell((one) => one.dialog === "saveTemplate");
	const isDiscarding = useShell((one) => one.dialog === "discard");
	const close = () => shell.set({ isSendOpen: false });
	const keep = () => shell.set({ dialog: null });
	const end = () => shell.set({ dialog: null, isSendOpen: false });
	const discarding = isDiscarding ? <DiscardDialog onClose={keep} onMissing={keep} /> : null;
	if (template)
		return (
			<>
				{isOpen || isSaving ? <SaveTemplate isAtOnce={!isOpen} onClose={end} onMissing={end} /> : null}
				{discarding}
			</>
		);
	if (!correction)
		return (
			<>
				<SendSheet documentId={documentId} isOpen={isOpen} onClose={close} />
				{isDeleting ? <DeleteDraft onClose={keep} onMissing={keep} /> : null}
			</>
		);
	return (
		<>
			{isOpen ? <ApplySheet documentId={documentId} onClose={close} onMissing={close} /> : null}
			{discarding}
		</>
	);
}

/** Comes with its first use. */
const PreviewLayer = lazyComponent(() => import("./preview/preview-layer.tsx").then((module) => module.PreviewLayer));

function Preview({ documentId }: { documentId: string }) {
	const { shell } = useWork();
	const previewedId = useShell((one) => one.previewedId);
	const close = () => shell.set({ previewedId: null });
	return previewedId === null ? null : (
		<PreviewLayer documentId={documentId} recipientId={previewedId} onClose={close} onMissing={close} />
	);
}

/** A sheet lies over the paper: it goes when a tool is chosen, and with what it spoke of. */
function closeSheet(view: DeskView, shell: ShellStore): void {
	const { tool, selection } = view.getSnapshot();
	const { sheet } = shell.getSnapshot();
	if (sheet !== null && (tool !== null || (sheet === "properties" && selection.length === 0)))
		shell.set({ sheet: null });
}

/** What is said to those who do not see it. */
function Announcements() {
	const { announcer } = useWork();
	return (
		<div
			ref={(element) => {
				announcer.region.current = element;
			}}
			role="status"
			aria-live="polite"
			className="sr-only"
		/>
	);
}

/** Once there is a draft its own address leads back to it. */
function useOwnAddress(address: string): void {
	const exists = useDesk(({ version }) => version > 0);
	useEffect(() => {
		if (exists && window.location.pathname !== address) window.history.replaceState(null, "", address);
	}, [exists, address]);
}
