-- AlterTable
ALTER TABLE "ContactGroup" ADD COLUMN     "directories" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "isSandbox" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "modifiedAt" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
ADD COLUMN     "ownerId" UUID;

-- Groups made so far go to the account's oldest admin, or to its oldest user if it has no admin.
UPDATE "ContactGroup" g SET "modifiedAt" = g."createdAt", "ownerId" = (
	SELECT u."id" FROM "User" u WHERE u."accountId" = g."accountId"
	ORDER BY u."role" <> 'Admin', u."status" <> 'Active', u."createdAt", u."id" LIMIT 1
);
-- Without users no one can send to them.
DELETE FROM "ContactGroup" WHERE "ownerId" IS NULL;
ALTER TABLE "ContactGroup" ALTER COLUMN "ownerId" SET NOT NULL;

-- CreateTable
CREATE TABLE "Contact" (
    "id" UUID NOT NULL,
    "accountId" UUID NOT NULL,
    "ownerId" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "phoneCountryCode" TEXT,
    "phoneNumber" TEXT,
    "jobTitle" TEXT NOT NULL DEFAULT '',
    "companyName" TEXT NOT NULL DEFAULT '',
    "isSandbox" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "modifiedAt" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Contact_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "ContactGroup_ownerId_idx" ON "ContactGroup"("ownerId");

-- AddForeignKey
ALTER TABLE "Contact" ADD CONSTRAINT "Contact_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Contact" ADD CONSTRAINT "Contact_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ContactGroup" ADD CONSTRAINT "ContactGroup_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- An owner has each address once, in any case of letters.
CREATE UNIQUE INDEX "Contact_ownerId_lower_email_key" ON "Contact"("ownerId", lower("email"));

-- Lists go by name: an owner's, and an account's.
CREATE INDEX "Contact_owner_order_idx" ON "Contact"("ownerId", lower("name"), "id");
CREATE INDEX "Contact_account_order_idx" ON "Contact"("accountId", lower("name"), "id");

-- Search looks for any part of a word, where the extension is available (migration document_search).
DO $$
BEGIN
	IF EXISTS (SELECT FROM pg_extension WHERE extname = 'pg_trgm') THEN
		CREATE INDEX "Contact_search_idx" ON "Contact" USING GIN (
			lower("name" || ' ' || "email" || ' ' || "companyName" || ' ' || "jobTitle") gin_trgm_ops
		);
	END IF;
END
$$;
