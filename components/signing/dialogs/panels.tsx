"use client";

import { toast } from "#components/ui/actions/toast.tsx";
import { lazyComponent } from "#components/ui/lazy-component.tsx";
import { useSigning } from "../state/signing-context.tsx";
import { useSigningState } from "../state/use-signing-state.ts";

// Each dialog comes with its first use: the page itself stays small.
const AdoptDialog = lazyComponent(() => import("../adopting/adopt-dialog.tsx").then((module) => module.AdoptDialog));
const ConflictDialog = lazyComponent(() => import("./conflict-dialog.tsx").then((module) => module.ConflictDialog));
const CorrectedDialog = lazyComponent(() => import("./corrected-dialog.tsx").then((module) => module.CorrectedDialog));
const DrawingDialog = lazyComponent(() =>
	import("../adopting/drawing-dialog.tsx").then((module) => module.DrawingDialog),
);
const FieldSheet = lazyComponent(() => import("../sheet/field-sheet.tsx").then((module) => module.FieldSheet));
const FieldList = lazyComponent(() => import("../guiding/field-list.tsx").then((module) => module.FieldList));
const ConsentDialog = lazyComponent(() => import("./ending-dialogs.tsx").then((module) => module.ConsentDialog));
const DeclineDialog = lazyComponent(() => import("./decline-dialog.tsx").then((module) => module.DeclineDialog));
const LaterDialog = lazyComponent(() => import("./ending-dialogs.tsx").then((module) => module.LaterDialog));
const PhoneDialog = lazyComponent(() => import("./phone-dialog.tsx").then((module) => module.PhoneDialog));
const ReassignDialog = lazyComponent(() => import("./ending-dialogs.tsx").then((module) => module.ReassignDialog));

/** Whatever stands open over the page; at most one. */
export function Panels({ onReassigned }: { onReassigned: (person: { name: string; email: string }) => void }) {
	const { dispatch, messages } = useSigning();
	const panel = useSigningState((state) => state.panel);
	const conflict = useSigningState(({ conflicts }) => conflicts[0]);
	const onMissing = () => {
		dispatch({ type: "panel", panel: { kind: "none" } });
		toast(messages.errors.failed, "bad");
	};
	if (conflict) return <ConflictDialog key={conflict.id} conflict={conflict} onMissing={onMissing} />;
	switch (panel.kind) {
		case "none":
			return null;
		case "consent":
			return <ConsentDialog onMissing={onMissing} />;
		case "adopt":
			return <AdoptDialog purpose={panel.purpose} fieldId={panel.fieldId} onMissing={onMissing} />;
		case "drawing":
			return <DrawingDialog fieldId={panel.fieldId} onMissing={onMissing} />;
		case "field":
			return <FieldSheet fieldId={panel.fieldId} onMissing={onMissing} />;
		case "list":
			return <FieldList onMissing={onMissing} />;
		case "decline":
			return <DeclineDialog onMissing={onMissing} />;
		case "reassign":
			return <ReassignDialog onDone={onReassigned} onMissing={onMissing} />;
		case "later":
			return <LaterDialog onMissing={onMissing} />;
		case "corrected":
			return <CorrectedDialog onMissing={onMissing} />;
		case "phone":
			return <PhoneDialog onMissing={onMissing} />;
	}
}
