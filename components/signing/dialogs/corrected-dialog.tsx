"use client";

import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Dialog } from "#components/ui/dialogs/dialog.tsx";
import { format } from "#lib/i18n/message.ts";
import { useSigning } from "../state/signing-context.tsx";

/** The sender has changed the document since this page was opened: it is looked at again before it is signed. */
export function CorrectedDialog() {
	const { messages, common, verbs, dispatch } = useSigning();
	const [isBusy, setIsBusy] = useState(false);
	const { corrected, actions } = messages;
	const look = async () => {
		setIsBusy(true);
		await verbs.lookAgain();
		setIsBusy(false);
	};
	return (
		<Dialog
			title={corrected.title}
			description={format(corrected.about, { sender: common.brand.senderName })}
			isOpen
			onClose={() => dispatch({ type: "panel", panel: { kind: "none" } })}
			closeLabel={actions.close}
			footer={
				<Button variant="primary" size="lg" isBusy={isBusy} onClick={() => void look()}>
					{corrected.look}
				</Button>
			}
		/>
	);
}
