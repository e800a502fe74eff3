"use client";

import { useRouter } from "next/navigation";
import type { RefObject } from "react";
import { RequestEmailDialog } from "#components/request-email/request-email-dialog.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { RequestEmail } from "#lib/contract/request-email.ts";
import type { BrandDeeds, NamedBrand } from "./brand-deeds.ts";

type Props = {
	brand: NamedBrand;
	email: RequestEmail;
	setEmail: NonNullable<BrandDeeds["setEmail"]>;
	opener: RefObject<HTMLElement | null>;
	onClose: () => void;
};

/** Asks for subject and message of a brand’s signing emails. */
export function BrandEmailDialog({ brand: { id: brandId, name }, email, setEmail, opener, onClose }: Props) {
	const { ofBrand } = useWords("requestEmail");
	const router = useRouter();
	return (
		<RequestEmailDialog
			{...{ name, email, opener, onClose }}
			about={ofBrand}
			save={(entered) => setEmail({ brandId, email: entered })}
			onSaved={() => router.refresh()}
		/>
	);
}
