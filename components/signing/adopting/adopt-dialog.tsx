"use client";

import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { cx } from "#components/ui/cx.ts";
import { Dialog } from "#components/ui/dialogs/dialog.tsx";
import type { SignatureType } from "#lib/contract/documents/literals.ts";
import { isBlank } from "#lib/fields/rules/text-rules.ts";
import type { DrawnMark } from "#lib/fields/values/mark.ts";
import type { SigningMessages } from "#lib/i18n/signing/signing-messages.ts";
import { useSigning } from "../state/signing-context.tsx";
import type { MarkPurpose } from "../state/signing-state.ts";
import { useSigningState } from "../state/use-signing-state.ts";
import { AdoptType, initialsOf, type TypedMark } from "./adopt-type.tsx";
import { AdoptUpload } from "./adopt-upload.tsx";
import { DrawPad } from "./draw-pad.tsx";
import { markProblem } from "./mark-problem.ts";
import { type Method, MethodPanel, MethodTabs } from "./method-tabs.tsx";

const METHODS: Method[] = ["type", "draw", "upload"];
const WAYS = { draw: "draw", type: "type", image: "upload" } as const;
const TYPES: Record<Method, SignatureType> = { type: "Text", draw: "Draw", upload: "Image" };

type AdoptDialogProps = { purpose: MarkPurpose; fieldId: string | null };

/** Makes a signature or initials once, to be used for every field that asks for it. */
export function AdoptDialog({ purpose, fieldId }: AdoptDialogProps) {
	const { messages, dispatch, verbs } = useSigning();
	const { adopt, actions } = messages;
	const before = useMadeBefore(purpose);
	const { methods, method, setMethod } = useMethod(before.way);
	const [drawn, setDrawn] = useState(before.drawn);
	const [typed, setTyped] = useState(before.typed);
	const [file, setFile] = useState<File | null>(null);
	const [error, setError] = useState<string | null>(null);
	const [isBusy, setIsBusy] = useState(false);
	const close = () => dispatch({ type: "panel", panel: { kind: "none" } });
	const changing =
		<T,>(set: (value: T) => void) =>
		(value: T) => {
			setError(null);
			set(value);
		};
	const use = async () => {
		const input = method === "draw" ? drawn : method === "type" ? typed : file;
		const problem = input ? findProblem(input, messages) : method === "upload" ? adopt.noFile : adopt.blank[purpose];
		setError(problem);
		if (problem || !input) return;
		setIsBusy(true);
		const result = await verbs.adopt(purpose, input, fieldId);
		setIsBusy(false);
		if (!result.ok && result.reason === "refused") setError(result.fields.file ?? messages.problems.badMark);
	};
	return (
		<Dialog
			title={purpose === "initials" ? adopt.initialsTitle : adopt.signatureTitle}
			isOpen
			look="wide"
			onClose={close}
			closeLabel={actions.close}
			footer={
				<>
					<RemoveButton fieldId={fieldId} onRemoved={close} />
					<Button variant="primary" size="lg" onClick={use} isBusy={isBusy}>
						{purpose === "initials" ? adopt.initialWith : adopt.signWith}
					</Button>
				</>
			}
		>
			<div className="flex flex-col gap-4">
				<MethodTabs methods={methods} method={method} onChange={changing(setMethod)} />
				<MethodPanel method={method}>
					{method === "draw" ? <DrawPart mark={drawn} onChange={changing(setDrawn)} purpose={purpose} /> : null}
					{method === "type" ? <TypePart mark={typed} onChange={changing(setTyped)} purpose={purpose} /> : null}
					{method === "upload" ? <AdoptUpload file={file} onChange={changing(setFile)} /> : null}
				</MethodPanel>
				<p
					className={cx("text-pretty", error ? "font-medium text-bad" : "text-ink-soft")}
					role={error ? "alert" : undefined}
				>
					{error ?? `${adopt.intro} ${adopt.legal}`}
				</p>
			</div>
		</Dialog>
	);
}

type MadeBefore = { way: Method | null; drawn: DrawnMark | null; typed: TypedMark };

/** Who comes back finds what was made before, and the way it was made. */
function useMadeBefore(purpose: MarkPurpose): MadeBefore {
	const { name } = useSigning().view.signer;
	const made = useSigningState(({ marks }) => marks[purpose]);
	const text = purpose === "initials" ? initialsOf(name) : name;
	return {
		way: made && WAYS[made.kind],
		drawn: made?.kind === "draw" ? made : null,
		typed: made?.kind === "type" ? made : { kind: "type", text, face: "dancing-script" },
	};
}

/** The ways the sender allows, and first the one of before, else the one that suits the device. */
function useMethod(before: Method | null) {
	const { view, isCompact } = useSigning();
	const methods = METHODS.filter((one) => view.signatureTypes.includes(TYPES[one]));
	// A small window on a desktop, or a page at 400 %, has no finger to draw with.
	const isTouch = isCompact && window.matchMedia("(pointer: coarse)").matches;
	const preferred: Method = before ?? (isTouch ? "draw" : "type");
	const [method, setMethod] = useState<Method>(methods.includes(preferred) ? preferred : (methods[0] ?? preferred));
	return { methods, method, setMethod };
}

type TypePartProps = { mark: TypedMark; onChange: (mark: TypedMark) => void; purpose: MarkPurpose };

function TypePart({ purpose, ...typed }: TypePartProps) {
	const { adopt } = useSigning().messages;
	const isName = purpose === "signature";
	const label = isName ? adopt.typeLabel : adopt.typeInitialsLabel;
	return <AdoptType {...typed} label={label} autoComplete={isName ? "name" : "off"} />;
}

type DrawPartProps = { mark: DrawnMark | null; onChange: (mark: DrawnMark | null) => void; purpose: MarkPurpose };

/** The pad; on a desktop also the way to the phone, since a mouse is a poor pen. */
function DrawPart({ mark, onChange, purpose }: DrawPartProps) {
	const { messages, dispatch, isCompact } = useSigning();
	return (
		<>
			<DrawPad mark={mark} onChange={onChange} ratio={purpose === "initials" || isCompact ? 2 : 3} />
			{isCompact ? null : (
				<button
					type="button"
					className="mt-3 min-h-6 text-seal underline underline-offset-2"
					onClick={() => dispatch({ type: "panel", panel: { kind: "phone" } })}
				>
					{messages.adopt.onPhone}
				</button>
			)}
		</>
	);
}

/** Takes the mark out of the field one came from; there only when it has one. */
function RemoveButton({ fieldId, onRemoved }: { fieldId: string | null; onRemoved: () => void }) {
	const { messages, verbs } = useSigning();
	const isPlaced = useSigningState(({ fields }) =>
		fields.some((one) => one.field.id === fieldId && one.shown !== null),
	);
	if (fieldId === null || !isPlaced) return null;
	const remove = () => {
		verbs.clear(fieldId);
		onRemoved();
	};
	return (
		<Button size="lg" variant="danger" onClick={remove}>
			{messages.actions.remove}
		</Button>
	);
}

function findProblem(input: DrawnMark | TypedMark | File, messages: SigningMessages): string | null {
	if (input instanceof File) return null;
	if (input.kind === "type" && isBlank(input.text)) return messages.adopt.blankText;
	return markProblem(input, messages);
}
