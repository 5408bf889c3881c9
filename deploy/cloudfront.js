// A CloudFront function for “viewer request”: the bucket knows files only, and no pages of folders.
// https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-javascript-runtime-20.html
function handler(event) {
  const request = event.request;
  const uri = request.uri;
  if (uri.endsWith('/')) {
    request.uri = uri + 'index.html';
    return request;
  }
  if (/\.[a-z0-9]+$/i.test(uri)) return request;
  const query = Object.entries(request.querystring)
    .flatMap(([name, { value, multiValue }]) =>
      (multiValue || [{ value }]).map((one) => (one.value === '' ? name : `${name}=${one.value}`)),
    )
    .join('&');
  return {
    statusCode: 301,
    statusDescription: 'Moved Permanently',
    headers: { location: { value: uri + '/' + (query && '?' + query) } },
  };
}
