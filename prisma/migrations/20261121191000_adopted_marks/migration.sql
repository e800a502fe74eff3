-- Pictures that signers adopted as their signature are objects: whoever deletes one asks first whether a
-- signer has it. Prisma's schema cannot name an index on an expression, and its diff does not look at one.
CREATE INDEX "Signer_signature_key_idx" ON "Signer" (("signature"->>'key')) WHERE "signature"->>'key' IS NOT NULL;

CREATE INDEX "Signer_initials_key_idx" ON "Signer" (("initials"->>'key')) WHERE "initials"->>'key' IS NOT NULL;
