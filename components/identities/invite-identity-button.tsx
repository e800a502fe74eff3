"use client";

import { UserPlus } from "lucide-react";
import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { toast } from "#components/ui/toast.tsx";
import { useAskedFor } from "#components/ui/use-asked-for.ts";
import { useWords } from "#components/ui/words.tsx";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import { format } from "#lib/i18n/message.ts";
import { IdentityDialog } from "./identity-dialog.tsx";
import type { Brand, IdentityForm } from "./items.ts";

type Props = { brands: Brand[]; invite: (input: IdentityForm) => Promise<ActionAnswer> };

/** The way to ask another person. */
export function InviteIdentityButton({ brands, invite }: Props) {
	const { invite: words } = useWords("identities");
	const [isOpen, setIsOpen] = useState(false);
	useAskedFor((dialog) => setIsOpen(dialog === "new"));
	return (
		<div className="max-sm:w-full">
			<Button
				variant="primary"
				className="max-sm:w-full"
				icon={<UserPlus size={16} aria-hidden="true" />}
				onClick={() => setIsOpen(true)}
			>
				{words.title}
			</Button>
			{isOpen ? (
				<IdentityDialog
					title={words.title}
					about={words.about}
					action={words.action}
					row={null}
					brands={brands}
					save={invite}
					onClose={() => setIsOpen(false)}
					onDone={(name) => {
						setIsOpen(false);
						toast(format(words.done, { name }));
					}}
				/>
			) : null}
		</div>
	);
}
