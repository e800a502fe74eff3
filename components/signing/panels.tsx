"use client";

import dynamic from "next/dynamic";
import { useSigning } from "./signing-context.tsx";

// Each dialog comes with its first use: the page itself stays small.
const AdoptDialog = dynamic(() => import("./adopt-dialog.tsx").then((module) => module.AdoptDialog), { ssr: false });
const DrawingDialog = dynamic(() => import("./drawing-dialog.tsx").then((module) => module.DrawingDialog), {
	ssr: false,
});
const FieldSheet = dynamic(() => import("./field-sheet.tsx").then((module) => module.FieldSheet), { ssr: false });
const FieldList = dynamic(() => import("./field-list.tsx").then((module) => module.FieldList), { ssr: false });
const ConsentDialog = dynamic(() => import("./ending-dialogs.tsx").then((module) => module.ConsentDialog), {
	ssr: false,
});
const DeclineDialog = dynamic(() => import("./ending-dialogs.tsx").then((module) => module.DeclineDialog), {
	ssr: false,
});
const LaterDialog = dynamic(() => import("./ending-dialogs.tsx").then((module) => module.LaterDialog), { ssr: false });
const PhoneDialog = dynamic(() => import("./phone-dialog.tsx").then((module) => module.PhoneDialog), { ssr: false });
const ReassignDialog = dynamic(() => import("./ending-dialogs.tsx").then((module) => module.ReassignDialog), {
	ssr: false,
});

/** Whatever stands open over the page; at most one. */
export function Panels({ onReassigned }: { onReassigned: (person: { name: string; email: string }) => void }) {
	const { panel } = useSigning().state;
	switch (panel.kind) {
		case "none":
			return null;
		case "consent":
			return <ConsentDialog />;
		case "adopt":
			return <AdoptDialog purpose={panel.purpose} fieldId={panel.fieldId} />;
		case "drawing":
			return <DrawingDialog fieldId={panel.fieldId} />;
		case "field":
			return <FieldSheet fieldId={panel.fieldId} />;
		case "list":
			return <FieldList />;
		case "decline":
			return <DeclineDialog />;
		case "reassign":
			return <ReassignDialog onDone={onReassigned} />;
		case "later":
			return <LaterDialog />;
		case "phone":
			return <PhoneDialog />;
	}
}
