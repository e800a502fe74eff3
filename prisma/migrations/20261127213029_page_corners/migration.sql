-- CreateTable
CREATE TABLE "PageCorners" (
    "accountId" UUID NOT NULL,
    "workingSha256" TEXT NOT NULL,
    "page" INTEGER NOT NULL,
    "free" INTEGER NOT NULL,

    CONSTRAINT "PageCorners_pkey" PRIMARY KEY ("accountId","workingSha256","page")
);

-- AddForeignKey
ALTER TABLE "PageCorners" ADD CONSTRAINT "PageCorners_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Signers of documents that were sent before saw no ID on the pages.
UPDATE "Document" SET "settings" = jsonb_set("settings", '{hideDocumentId}', 'true')
WHERE "status" NOT IN ('Draft', 'Scheduled');
