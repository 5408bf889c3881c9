#!/usr/bin/env bash
# Uploads out/ to an S3 bucket: `deploy/s3-upload.sh s3://BUCKET DISTRIBUTION`. What pages ask for goes first and stays, so that
# no page that is open meanwhile, or kept by a browser, asks for what isn't there.
set -euo pipefail
bucket=$1 distribution=$2
year='public, max-age=31536000, immutable' day='public, max-age=86400'

for folder in code fonts media; do
  if [ -d "out/$folder" ]; then aws s3 cp "out/$folder" "$bucket/$folder" --recursive --cache-control "$year"; fi
done
for folder in share app-icons; do
  aws s3 cp "out/$folder" "$bucket/$folder" --recursive --cache-control "$day"
done
aws s3 cp out "$bucket" --recursive --exclude '*' --include icon.svg --include favicon.ico --cache-control "$day"
aws s3 sync out "$bucket" --delete --cache-control no-cache --exclude 'code/*' --exclude 'fonts/*' --exclude 'media/*' \
  --exclude 'share/*' --exclude 'app-icons/*' --exclude icon.svg --exclude favicon.ico --exclude '*.ics' \
  --exclude .htaccess --exclude .nojekyll --exclude _headers
aws s3 cp out "$bucket" --recursive --exclude '*' --include '*.ics' --cache-control no-cache \
  --content-type 'text/calendar; charset=utf-8'
aws cloudfront create-invalidation --distribution-id "$distribution" --paths '/*'
