import { Building2 } from "lucide-react";
import { ButtonLink } from "#components/ui/button-link.tsx";

type Props = {
	provider: { accountId: string; name: string };
	returnTo: string;
	/** It is asked there though somebody may be signed in. */
	again: boolean;
	/** "{name}" stands for the provider. */
	action: string;
};

/** Leads to the provider of an organisation. A link, since a form of ours leads to ourselves alone. */
export function ProviderSignIn({ provider, returnTo, again, action }: Props) {
	const asked = new URLSearchParams({ returnTo, ...(again ? { again: "1" } : {}) });
	return (
		<ButtonLink
			href={`/sign-in/with/${provider.accountId}/begin?${asked}`}
			size="lg"
			icon={<Building2 size={20} aria-hidden="true" />}
			className="w-full whitespace-normal"
		>
			{action}
		</ButtonLink>
	);
}
