"use client";

import { Button } from "#components/ui/button.tsx";
import { Code } from "#components/ui/code-block.tsx";
import { Dialog } from "#components/ui/dialogs/dialog.tsx";
import { useWords } from "#components/ui/words.tsx";
import { format } from "#lib/i18n/message.ts";

/** A new secret, shown this once; open while there is one. */
export function EndpointSecretDialog({ secret, onClose }: { secret: string | null; onClose: () => void }) {
	const { secret: words } = useWords("webhooks");
	const { close, copyNamed } = useWords("common");
	return (
		<Dialog
			title={words.copyTitle}
			description={words.copyAbout}
			isOpen={secret !== null}
			onClose={onClose}
			closeLabel={close}
			look="wide"
			footer={
				<Button variant="primary" onClick={onClose}>
					{words.copied}
				</Button>
			}
		>
			<Code label={words.label} copyLabel={format(copyNamed, { label: words.label })}>
				{secret ?? ""}
			</Code>
		</Dialog>
	);
}
