-- CreateTable
CREATE TABLE "PageGround" (
    "accountId" UUID NOT NULL,
    "workingSha256" TEXT NOT NULL,
    "page" INTEGER NOT NULL,
    "free" INTEGER NOT NULL,
    "dark" TEXT NOT NULL,

    CONSTRAINT "PageGround_pkey" PRIMARY KEY ("accountId","workingSha256","page")
);

-- AddForeignKey
ALTER TABLE "PageGround" ADD CONSTRAINT "PageGround_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Signers of documents that were sent before saw no ID on the pages.
UPDATE "Document" SET "settings" = jsonb_set("settings", '{hideDocumentId}', 'true')
WHERE "status" NOT IN ('Draft', 'Scheduled');
