"use client";

import { UserPlus } from "lucide-react";
import { toast } from "#components/ui/actions/toast.tsx";
import { NewButton } from "#components/ui/lists/new-button.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import { format } from "#lib/i18n/message.ts";
import { IdentityDialog } from "./identity-dialog.tsx";
import type { Brand, IdentityForm } from "./identity-items.ts";

type Props = { brands: Brand[]; invite: (input: IdentityForm) => Promise<ActionAnswer> };

/** The way to ask another person. */
export function InviteIdentityButton({ brands, invite }: Props) {
	const { invite: words } = useWords("identities");
	return (
		<NewButton icon={UserPlus} label={words.title}>
			{(close) => (
				<IdentityDialog
					title={words.title}
					about={words.about}
					action={words.action}
					row={null}
					brands={brands}
					save={invite}
					onClose={close}
					onDone={(name) => {
						close();
						toast(format(words.done, { name }));
					}}
				/>
			)}
		</NewButton>
	);
}
